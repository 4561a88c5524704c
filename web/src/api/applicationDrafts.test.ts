import { afterEach, expect, test } from 'vitest'
import { applicationDrafts } from './applicationDrafts.ts'

afterEach(() => sessionStorage.clear())

const draft = (jobId: number, ...answers: string[]) => ({ jobId, title: `Job ${jobId}`, answers })

test('drafts are kept by account and job, the latest last', () => {
  applicationDrafts.save(7, draft(1, 'The light'))
  applicationDrafts.save(7, draft(2))
  applicationDrafts.save(8, draft(3))

  expect(applicationDrafts.find(7, 1)).toEqual(draft(1, 'The light'))
  expect(applicationDrafts.latest(7)).toEqual(draft(2))
  expect(applicationDrafts.find(7, 3)).toBeUndefined()
})

test('opening a draft again makes it the latest and keeps its answers and steps', () => {
  const begun = { ...draft(1, 'The light'), step: 'profile', completed: ['job'] }
  applicationDrafts.save(7, begun)
  applicationDrafts.save(7, draft(2))
  applicationDrafts.open(7, { jobId: 1, title: 'Job 1' })

  expect(applicationDrafts.latest(7)).toEqual(begun)
})

test('a draft that is opened before the wizard has no answers', () => {
  applicationDrafts.open(7, { jobId: 1, title: 'Job 1' })

  expect(applicationDrafts.latest(7)).toEqual(draft(1))
})

test('a removed draft is gone', () => {
  applicationDrafts.save(7, draft(1))
  applicationDrafts.remove(7, 1)

  expect(applicationDrafts.latest(7)).toBeUndefined()
})

const FIELDS = '"jobId": 1, "title": "Job", "answers": []'
test.each([
  'no JSON',
  '{}',
  '[null]',
  '[{"jobId": 1, "title": "Job", "answers": [1]}]',
  `[{${FIELDS}, "step": 1}]`,
  `[{${FIELDS}, "completed": [1]}]`,
])('a stored text that is no list of drafts is ignored: %s', (text) => {
  sessionStorage.setItem('application_drafts_7', text)

  expect(applicationDrafts.latest(7)).toBeUndefined()
})
