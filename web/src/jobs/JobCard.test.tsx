import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

/** The deadline that is shown, as a screen reader reads it. */
const shown = () =>
  screen.getByText((_, element) => element?.textContent.startsWith('Apply before') ?? false, {
    selector: 'p',
  })

/** The place: the country is apart from the city, so that it can be left out. */
const shownPlace = () => screen.getByText('Berlin').parentElement

test("a card shows title, company, salary, employment type, location, skills and deadline, and links to the job's page", () => {
  show(aJob({ deadline: '2999-01-31' }))

  expect(screen.getByRole('link', { name: 'Joiner' })).toHaveAttribute('href', '/jobs/?jobId=60')
  expect(screen.getByText('Linden Joinery')).toBeVisible()
  expect(screen.getByText('$53,800')).toBeVisible()
  expect(screen.getByText('/ year')).toBeVisible()
  expect(screen.getByText('Full-time')).toBeVisible()
  expect(shownPlace()).toHaveTextContent(/^Berlin, Germany$/)
  expect(within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(2)
  expect(shown()).toHaveTextContent(/^Apply before 01-31-2999$/)
})

test('a card has the number of the other skills after each skill but the last', () => {
  show(aJob({ skills: ['Node.js', 'SQL', 'Docker'] }))
  const skills = within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')
  expect(skills.map(({ textContent }) => textContent)).toEqual(['Node.js+2', 'SQL+1', 'Docker'])
})

test('the skills that a search found come first', () => {
  show(aJob({ skills: ['Node.js', 'SQL', 'Docker', 'Docker Swarm'] }), { search: 'dock' })
  const skills = within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')
  expect(skills.map(({ textContent }) => textContent)).toEqual([
    'Docker+3',
    'Docker Swarm+2',
    'Node.js+1',
    'SQL',
  ])
})

test('the skills have a tooltip that lists all of them, and a click on them follows the link of the card', async () => {
  const { url } = show(aJob({ skills: ['Node.js', 'SQL', 'Docker'] }))
  const skills = screen.getByRole('list', { name: 'Skills' })
  await userEvent.hover(within(skills).getByText('+2'))
  expect(skills).toHaveAttribute('title', 'Node.js, SQL, Docker')
  await userEvent.click(within(skills).getByText('+2'))
  expect(url()).toBe('/jobs/?jobId=60')
})

test('the title has a tooltip with all of it, though not for a finger', async () => {
  show()
  const link = screen.getByRole('link', { name: 'Joiner' })
  await userEvent.pointer({ keys: '[TouchA>]', target: link })
  expect(link).not.toHaveAttribute('title')
  await userEvent.hover(link)
  expect(link).toHaveAttribute('title', 'Joiner')
})

test('a remote job says so once, apart from its locations', () => {
  show(aJob({ locations: ['Berlin, Germany', 'Remote'], remote: true }))

  expect(screen.getByText('Remote')).toBeVisible()
  expect(shownPlace()).toHaveTextContent(/^Berlin, Germany$/)
})

test('a job located in Remote is a remote job, also without the flag', () => {
  show(aJob({ locations: ['Remote', 'Berlin, Germany'], remote: false }))

  expect(screen.getByText('Remote')).toBeVisible()
  expect(shownPlace()).toHaveTextContent(/^Berlin, Germany$/)
})

test('the employment type and the location of a filter are shown first', () => {
  const types = ['Full-time', 'Part-time'].map((type, id) => ({ employment_type: { id, type } }))
  const job = aJob({ jobemploymenttype: types, locations: ['Hamburg, Germany', 'Berlin, Germany'] })
  show(job, { chosen: ['Berlin, Germany', 'Part-time', true] })

  expect(screen.getByText('Part-time')).toBeVisible()
  expect(screen.queryByText('Full-time')).not.toBeInTheDocument()
  expect(shownPlace()).toHaveTextContent(/^Berlin, Germany · Hamburg, Germany$/)
})

test('the location that a search found is shown first, after that of a filter', () => {
  const job = aJob({ locations: ['Hamburg, Germany', 'Basel, Switzerland', 'Berlin, Germany'] })
  show(job, { search: 'joiner berlin', chosen: ['Basel, Switzerland'] })
  expect(shownPlace()!.parentElement).toHaveTextContent(
    /^Basel, Switzerland · Berlin, Germany · Hamburg, Germany$/,
  )
})

test.each([
  ['2030-05-10', ' · last day', true],
  ['2030-05-11', ' · 1 day left', true],
  ['2030-05-13', ' · 3 days left', true],
  ['2030-05-17', ' · 7 days left', false],
])(
  'a deadline on %s is shown with the days left, if there are few, and highlighted',
  (deadline, left, soon) => {
    show(aJob({ deadline }), { today: '2030-05-10' })

    const [year, month, day] = deadline.split('-')
    expect(shown().textContent).toBe(`Apply before ${month}-${day}-${year}${left}`)
    expect(shown().classList.contains('text-sun')).toBe(soon)
  },
)

test('a deadline that is more than a week away is shown alone', () => {
  show(aJob({ deadline: '2030-05-18' }), { today: '2030-05-10' })
  expect(shown().textContent).toBe('Apply before 05-18-2030')
})

test.each([
  // 23:00 on the day before in the last time zone.
  ['2030-05-10T11:00:00.000Z', '1 day ago'],
  ['2030-05-10T12:00:00.000Z', 'New'],
  ['2030-05-11T23:00:00.000Z', 'New'],
  ['2030-05-08T12:00:00.000Z', '2 days ago'],
  ['2030-04-26T12:00:00.000Z', '2 weeks ago'],
  ['2030-03-01T12:00:00.000Z', '2 months ago'],
])('a job posted at %s is %s', (created_at, age) => {
  show(aJob({ created_at }), { today: '2030-05-10' })
  expect(screen.getByText(age)).toBeVisible()
})

test('the singular of a searched plural is marked', () => {
  const { container } = show(aJob({ job_title: 'Joiner', skills: [] }), { search: 'joiners berlin' })
  expect(container.querySelector('mark')).toHaveTextContent('Joiner')
})

test.each([
  ['full-time engineer jobs', ['engineer', 'Full-time']],
  ['fulltime nodejs', ['Node.js', 'Full-time']],
  ['FullTi', ['Full-time']],
  ['time js', ['js', 'time']],
  ['node.js front-end', ['Front-end', 'Node.js']],
  ['s', []],
  ['- . ...', []],
])('a search for %j marks %j', (search, marked) => {
  const { container } = show(aJob({ job_title: 'Front-end engineer (...Node.js.)', skills: [] }), { search })
  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(marked)
})

test('the words of a search are marked whatever their case and accents, and words that begin with the last', () => {
  const company = { id: 3, name: 'Müller Joinery', profile_picture: null }
  const job = aJob({ skills: ['Joinery', 'C++'], locations: ['Berlin, Germany'], user_posted: company })
  const { container } = show(job, { search: 'muller c++ join' })

  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Joiner', 'Müller', 'Joinery', 'Joinery', 'C++'])
  expect(screen.getByRole('link', { name: 'Joiner' })).toBeVisible()
})

test.each(['In Progress', 'Finished', 'Closed'] as const)(
  'a job that is %s shows its status in place of the deadline',
  (job_status) => {
    show(aJob({ job_status }))

    expect(screen.getByText(job_status)).toBeVisible()
    expect(screen.queryByText(/before/)).not.toBeInTheDocument()
  },
)

test('an open job past its deadline says so, and does not show as closed', () => {
  show(aJob({ deadline: '2030-05-09' }), { today: '2030-05-10' })

  expect(screen.getByText('Deadline passed')).toBeVisible()
  expect(screen.queryByText('Closed')).toBeNull()
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

test.each([
  ['Applied', true],
  ['Accepted', true],
  ['Not selected', false],
  ['Withdrawn', false],
] as const)('an application that is %s is green: %s', (application_status, isGreen) => {
  signIn('personal')
  show(aJob({ is_applied: true, application_status }))

  expect(screen.getByText(application_status).classList.contains('text-brand')).toBe(isGreen)
})

test('a list can override the status and add a footer', () => {
  signIn('personal')
  show(aJob({ is_applied: true }), { status: 'Finished', footer: <p>Applied on 01-02-2026</p> })

  expect(screen.getByText('Finished')).toBeVisible()
  expect(screen.getByText('Applied')).toBeVisible()
  expect(screen.getByText('Applied on 01-02-2026')).toBeVisible()
})
