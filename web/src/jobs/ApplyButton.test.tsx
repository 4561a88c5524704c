import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { renderIn, signIn } from '../../test/render.tsx'
import { ApplyButton } from './ApplyButton.tsx'

const show = (job = aJob()) => renderIn('/', <ApplyButton job={job} />)

test('a visitor sees Log in to apply', () => {
  show()

  expect(screen.getByRole('link', { name: 'Log in to apply' })).toHaveAttribute('href', '/apply/?jobId=60')
})

test('a candidate sees Apply now', () => {
  signIn('personal')
  show()

  expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '/apply/?jobId=60')
})

test('a candidate who has applied sees Applied, even once the job is closed', () => {
  signIn('personal')
  show(aJob({ is_applied: true, job_status: 'Closed' }))

  expect(screen.getByRole('button', { name: 'Applied' })).toBeDisabled()
})

test.each(['In Progress', 'Finished', 'Closed'] as const)(
  'a job that is %s shows as closed',
  (job_status) => {
    show(aJob({ job_status }))

    expect(screen.getByRole('button', { name: 'Closed' })).toBeDisabled()
  },
)

test('a job past its deadline shows as closed', () => {
  signIn('personal')
  show(aJob({ deadline: '2020-01-31' }))

  expect(screen.getByRole('button', { name: 'Closed' })).toBeDisabled()
})

test('a company sees no button', () => {
  signIn('company')
  const { container } = show()

  expect(container).toBeEmptyDOMElement()
})
