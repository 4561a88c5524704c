import { expect, test } from 'vitest'
import { to } from './to.ts'

test('URLs have the query parameters that the specification names', () => {
  expect(to.jobs(7)).toBe('/jobs/?jobId=7')
  expect(to.apply(7)).toBe('/apply/?jobId=7')
  expect(to.jobDetailPanel(7)).toBe('/job-detail-panel/?jobId=7')
  expect(to.companyProfile(3)).toBe('/profile/company/?id=3')
  expect(to.companyPanel()).toBe('/company-panel/')
  expect(to.sendMessage('ada@example.com')).toBe('/messages/?email=ada%40example.com')
  expect(to.messages('sent', { page: 2, message: 5 })).toBe('/messages/?tab=sent&page=2&message=5')
  expect(to.replyMessage(5)).toBe('/reply/message/?id=5')
  expect(to.companyPanel('jobs')).toBe('/company-panel/?tab=jobs')
})

test('the URL of a search has no empty parameters', () => {
  expect(to.search({})).toBe('/')
  expect(to.search({ search: '', page: 1, remote: false })).toBe('/')
  expect(to.users()).toBe('/users/')
  expect(to.users({ search: 'Joiner', page: 3, userId: 7 })).toBe('/users/?search=Joiner&userId=7&page=3')
  expect(to.search({ search: 'C++ & C#', page: 2, location: ['Oslo', 'Remote'], remote: true })).toBe(
    '/?search=C%2B%2B+%26+C%23&location=Oslo&location=Remote&remote=true&page=2',
  )
})
