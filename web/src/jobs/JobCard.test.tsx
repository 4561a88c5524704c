import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { renderAt, signIn } from '../../test/render.tsx'
import { JobCard } from './JobCard.tsx'

const show = (job = aJob(), more: Partial<Parameters<typeof JobCard>[0]> = {}) =>
  renderAt(
    '/',
    '/',
    <ul>
      <JobCard job={job} {...more} />
    </ul>,
  )

test("a card shows title, company, salary, employment type, location, skills and deadline, and links to the job's page", () => {
  show(aJob({ deadline: '2999-01-31' }))

  expect(screen.getByRole('link', { name: 'Joiner' })).toHaveAttribute('href', '/jobs/?jobId=60')
  expect(screen.getByText('Linden Joinery')).toBeVisible()
  expect(screen.getByText('$53,800')).toBeVisible()
  expect(screen.getByText('/ year')).toBeVisible()
  expect(screen.getByText('Full-time')).toBeVisible()
  expect(screen.getByText('Berlin, Germany')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Apply before 01-31-2999')).toBeVisible()
})

test('a card shows two short skills or one long one, and counts the rest', () => {
  const { unmount } = show(aJob({ skills: ['Node.js', 'SQL', 'Docker', 'Go'] }))
  expect(screen.getByText('SQL')).toBeVisible()
  expect(screen.getByText('+2')).toBeVisible()
  expect(screen.getByTitle('Docker, Go')).toBeVisible()
  unmount()

  show(aJob({ skills: ['Solar Panel Installation', 'Electrical Installation'] }))
  expect(screen.getByText('Solar Panel Installation')).toBeVisible()
  expect(screen.getByText('+1')).toBeVisible()
})

test('a remote job lists Remote once among its locations', () => {
  show(aJob({ locations: ['Berlin, Germany', 'Remote'], remote: true }))

  expect(screen.getByText('Berlin, Germany · Remote')).toBeVisible()
})

test('a deadline at most three days away is highlighted', () => {
  const { unmount } = show(aJob({ deadline: '2030-05-13' }), { today: '2030-05-10' })
  expect(screen.getByText('Apply before 05-13-2030')).toHaveClass('text-sun')
  unmount()

  show(aJob({ deadline: '2030-05-14' }), { today: '2030-05-10' })
  expect(screen.getByText('Apply before 05-14-2030')).not.toHaveClass('text-sun')
})

test.each(['In Progress', 'Finished', 'Closed'] as const)(
  'a job that is %s shows its status in place of the deadline',
  (job_status) => {
    show(aJob({ job_status }))

    expect(screen.getByText(job_status)).toBeVisible()
    expect(screen.queryByText(/^Apply before/)).not.toBeInTheDocument()
  },
)

test('a job past its deadline shows as closed', () => {
  show(aJob({ deadline: '2030-05-09' }), { today: '2030-05-10' })

  expect(screen.getByText('Closed')).toBeVisible()
})

test('a card leaves out a missing salary, employment type and location', () => {
  show(aJob({ jobsalaryrates: null, jobemploymenttype: [], locations: [] }))

  expect(screen.queryByText(/\$|Full-time|Berlin/)).not.toBeInTheDocument()
})

test('a card says how an application ended in place of Applied', () => {
  signIn('personal')
  show(aJob({ is_applied: true, application_status: 'Withdrawn' }))

  expect(screen.getByText('Withdrawn')).toBeVisible()
  expect(screen.queryByText('Applied')).toBeNull()
})

test('a list can override the status and add a footer', () => {
  signIn('personal')
  show(aJob({ is_applied: true }), { status: 'Finished', footer: <p>Applied on 01-02-2026</p> })

  expect(screen.getByText('Finished')).toBeVisible()
  expect(screen.getByText('Applied')).toBeVisible()
  expect(screen.getByText('Applied on 01-02-2026')).toBeVisible()
})
