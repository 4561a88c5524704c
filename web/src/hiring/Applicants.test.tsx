import { type Applicant, hiring } from '@guildhall/contract/hiring/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anApplicant, applicants, ownJob } from '../../test/anApplicant.ts'
import { beWide } from '../../test/device.ts'
import { answer, hold, inBrowser, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { keyOf } from '../api/client.ts'
import { JobDetailPanelPage } from './JobDetailPanelPage.tsx'

const PANEL = '/job-detail-panel/?jobId=60'
const LIST = '/api/job/get_applicants/60/'
const user = userEvent.setup()
const seen = answer(hiring.seeApplicants, { status: 200, body: { success: 'Seen.' } })

const open = (url: string, ...prepared: Prepared[]) =>
  renderAt(url, '/job-detail-panel/', <JobDetailPanelPage />, [ownJob(), ...prepared])

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))

const withdrawn = {
  user: { id: 22, name: 'Noor Haddad', user_type: 'personal' },
  applied_at: '2026-03-05T12:00:00.000Z',
  application_status: 'Withdrawn',
} as const

/** The same time of day, that many days ago. */
function daysAgo(days: number) {
  const date = new Date()
  date.setDate(date.getDate() - days)
  return date.toISOString()
}

beforeEach(() => {
  signIn('company')
  beWide()
})
afterEach(() => void vi.restoreAllMocks())

describe('filters', () => {
  test('a skill, the shortlist and the order are in the URL and in the request', async () => {
    const { url, requests } = open(`${PANEL}&page=2`, applicants())
    await user.selectOptions(await screen.findByLabelText('Skill'), 'Joinery')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Longest waiting')
    await user.click(screen.getByRole('switch', { name: 'Shortlisted only' }))

    expect(url()).toBe(`${PANEL}&skill=Joinery&shortlisted=true&sort=waiting`)
    await waitFor(() =>
      expect(requests.at(-1)?.url).toBe(
        '/api/job/get_applicants/60/?page=1&skill=Joinery&shortlisted=true&sort=waiting&withdrawn=false',
      ),
    )
  })

  test('the best match first is the order without a parameter', async () => {
    const { url, requests } = open(`${PANEL}&sort=newest`, applicants())
    const sort = await screen.findByLabelText('Sort by')
    expect(sort).toHaveValue('newest')
    await user.selectOptions(sort, 'Best match')
    expect(url()).toBe(PANEL)
    await waitFor(() => expect(requests.at(-1)?.url).toBe(`${LIST}?page=1&sort=match&withdrawn=false`))
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Best match', 'Newest', 'Longest waiting'])
  })

  test('a status keeps the other filters', async () => {
    const { url } = open(`${PANEL}&skill=Joinery&sort=newest`, applicants())
    await user.click(await screen.findByRole('link', { name: /^Accepted/ }))
    expect(url()).toBe(`${PANEL}&status=Accepted&skill=Joinery&sort=newest`)
  })

  test('a skill that the job does not ask for stays selected', async () => {
    open(`${PANEL}&skill=Welding`, applicants())
    expect(await screen.findByLabelText('Skill')).toHaveValue('Welding')
  })

  test('unknown values in the URL are ignored', async () => {
    const { requests } = open(`${PANEL}&status=Lost&sort=oldest&shortlisted=1`, applicants())
    await cardOf('Maria Lopez')
    expect(requests.at(-1)?.url).toBe(`${LIST}?page=1&sort=match&withdrawn=false`)
  })

  test('a filter that nobody matches offers to show all applicants in the same order', async () => {
    const { url } = open(
      `${PANEL}&skill=Joinery&sort=newest`,
      applicants({ data: [], counts: { Applied: 1 } }),
    )
    expect(await screen.findByText('No applicants match these filters.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all applicants' }))
    expect(url()).toBe(`${PANEL}&sort=newest`)
  })

  test('an empty shortlist says how to shortlist somebody', async () => {
    open(`${PANEL}&shortlisted=true`, applicants({ data: [], counts: { Applied: 1 } }))
    expect(await screen.findByText(/^Nobody is shortlisted yet\. Mark applicants/)).toBeVisible()
  })

  test('those who have withdrawn are neither counted nor listed with all, and have a tab', async () => {
    const { requests } = open(PANEL, applicants({ counts: { Applied: 1, Withdrawn: 2 } }))
    const tabs = within(await screen.findByRole('navigation', { name: 'Applicants by status' }))
    expect(tabs.getByRole('link', { name: /^All/ })).toHaveTextContent('All1')
    expect(requests.at(-1)?.url).toContain('&withdrawn=false')
    await user.click(tabs.getByRole('link', { name: /^Withdrawn/ }))
    await waitFor(() => expect(requests.at(-1)?.url).toBe(`${LIST}?page=1&status=Withdrawn&sort=match`))
  })

  test('a job from which everybody has withdrawn says so', async () => {
    open(PANEL, applicants({ data: [], counts: { Withdrawn: 1 } }))
    expect(await screen.findByText(/^Everybody who applied has withdrawn\./)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Withdrawn/ })).toBeVisible()
  })

  test('while a job without applicants loads, neither filters nor an applicant are expected', async () => {
    const { held, release } = hold(applicants({ data: [] }))
    const figures = { views: 0, saves: 0, applicants: 0 }
    const { container } = renderAt(PANEL, '/job-detail-panel/', <JobDetailPanelPage />, [
      ownJob({ figures }),
      held,
    ])
    await screen.findByRole('heading', { level: 1 })
    expect(container.querySelectorAll('.skeleton')).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Selected applicant' })).toBeNull()
    release()

    expect(await screen.findByText(/^Nobody has applied yet\./)).toBeVisible()
  })

  test('an open job without applicants leads to candidates with its first skill', async () => {
    open(PANEL, applicants({ data: [] }))
    expect(await screen.findByRole('link', { name: 'Find matching candidates' })).toHaveAttribute(
      'href',
      '/users/?search=Joinery',
    )
  })

  test('if the list fails to load, nothing seems to be still loading', async () => {
    const { container } = open(PANEL, refuse(hiring.getApplicants, 503, 'The server is busy.'))
    expect(await screen.findByText('The server is busy.')).toBeVisible()
    expect(container.querySelector('.skeleton')).toBeNull()
  })

  test.each(['Withdrawn', 'No decision'] as const)(
    'the status %s has a tab only if somebody has it',
    async (status) => {
      const { unmount } = open(PANEL, applicants())
      await cardOf('Maria Lopez')
      expect(screen.queryByRole('link', { name: new RegExp(`^${status}`) })).toBeNull()
      unmount()

      open(PANEL, applicants({ counts: { Applied: 1, [status]: 1 } }))
      expect(await screen.findByRole('link', { name: new RegExp(`^${status}`) })).toHaveTextContent('1')
    },
  )
})

describe('the list', () => {
  const joao = anApplicant({
    user: { ...anApplicant().user, id: 30, name: 'João Silva' },
    skills_in_common: ['Joinery'],
    shortlisted: true,
    application_status: 'Not selected',
  })
  const both = applicants({
    data: [anApplicant({ applied_at: daysAgo(3) }), joao],
    counts: { Applied: 1, 'Not selected': 1 },
  })
  const rowOf = async (name: string) => {
    const list = within(await screen.findByRole('list', { name: 'Applicants' }))
    return within(list.getByRole('link', { name }).closest('li')!)
  }

  test('a row shows the match, the waiting time or the status, and the shortlist', async () => {
    open(PANEL, both)
    const maria = await rowOf('Maria Lopez')
    const barOf = (match: HTMLElement) => match.querySelector('rect')!.getAttribute('width')
    expect(maria.getByText('2 of 2 skills')).toBeVisible()
    expect(barOf(maria.getByText('2 of 2 skills'))).toBe('100%')
    expect(maria.getByText('Waiting 3 days')).toBeVisible()
    expect(maria.queryByText('Shortlisted')).toBeNull()
    const other = await rowOf('João Silva')
    expect(other.getByText('1 of 2 skills')).toBeVisible()
    expect(barOf(other.getByText('1 of 2 skills'))).toBe('50%')
    expect(other.getByText('Not selected')).toBeVisible()
    expect(other.getByText('Shortlisted')).toBeInTheDocument()
  })

  test('the first applicant is shown, and a click shows another one and puts it in the URL', async () => {
    const { url } = open(`${PANEL}&sort=newest`, both)
    await cardOf('Maria Lopez')
    expect((await rowOf('Maria Lopez')).getByRole('link')).toHaveAttribute('aria-current', 'true')
    await user.click((await rowOf('João Silva')).getByRole('link'))
    await cardOf('João Silva')
    expect(screen.queryByRole('article', { name: 'Maria Lopez' })).toBeNull()
    expect(url()).toBe(`${PANEL}&sort=newest&applicant=30`)
  })

  test('whoever was accepted is shown instead of the first', async () => {
    open(PANEL, applicants({ data: [anApplicant(), { ...joao, application_status: 'Accepted' }] }))
    expect(await screen.findByRole('article', { name: 'João Silva' })).toBeVisible()
  })

  test('an applicant is accepted from the list with two clicks, and then shown', async () => {
    const accepted = answer(hiring.acceptApplicant, { status: 200, body: { success: 'Accepted.' } })
    const { requests, url } = open(`${PANEL}&applicant=30`, both, accepted)
    await user.click((await rowOf('Maria Lopez')).getByRole('button', { name: 'Accept Maria Lopez' }))
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Accepted.')).toBeVisible()
    expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { user_id: 21 } })
    expect(url()).toBe(`${PANEL}&applicant=21`)
    await cardOf('Maria Lopez')
  })

  test('the arrow keys show the next applicant without an entry in the history', async () => {
    const { url } = renderAt(PANEL, '/job-detail-panel/', <JobDetailPanelPage />, [ownJob(), both], inBrowser)
    const { length } = window.history
    ;(await rowOf('Maria Lopez')).getByRole('link').focus()
    await user.keyboard('{ArrowDown}')
    await cardOf('João Silva')
    expect((await rowOf('João Silva')).getByRole('link')).toHaveFocus()
    await user.keyboard('{ArrowDown}{Home}')
    await cardOf('Maria Lopez')
    expect(url()).toBe(`${PANEL}&applicant=21`)
    expect(window.history).toHaveLength(length)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Selected applicant' })).toHaveFocus()
  })

  test('an applicant in the URL who is not in the list is loaded', async () => {
    const { requests } = open(
      `${PANEL}&status=Applied&applicant=30`,
      applicants(),
      applicants({ data: [joao] }),
    )
    await cardOf('João Silva')
    expect(requests.at(-1)?.url).toBe('/api/job/get_applicants/60/?user=30')
  })

  test('an applicant in the URL who did not apply is not shown', async () => {
    open(`${PANEL}&applicant=99`, applicants(), applicants({ data: [] }))
    expect(await screen.findByText("This person hasn't applied for this job.")).toBeVisible()
    expect((await rowOf('Maria Lopez')).getByRole('link')).toBeVisible()
  })

  test('in a narrow window no applicant is shown before a click', async () => {
    vi.restoreAllMocks()
    open(PANEL, both)
    const row = await rowOf('Maria Lopez')
    expect(screen.queryByRole('article')).toBeNull()
    expect(row.getByRole('link')).not.toHaveAttribute('aria-current')
    await user.click(row.getByRole('link'))
    await cardOf('Maria Lopez')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Selected applicant' })).toHaveFocus())
  })

  test('the links to the next and the previous applicant add no entry to the history', async () => {
    vi.restoreAllMocks()
    const { url } = renderAt(
      `${PANEL}&applicant=21`,
      '/job-detail-panel/',
      <JobDetailPanelPage />,
      [ownJob(), both],
      inBrowser,
    )
    await cardOf('Maria Lopez')
    const entries = window.history.length
    expect(screen.queryByRole('link', { name: 'Previous applicant' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Next applicant' }))
    await cardOf('João Silva')
    expect(url()).toBe(`${PANEL}&applicant=30`)
    expect(screen.queryByRole('link', { name: 'Next applicant' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Previous applicant' }))
    await cardOf('Maria Lopez')
    expect(window.history.length).toBe(entries)
  })

  test('"All applicants" leads back to the list with its filters', async () => {
    const { url } = open(`${PANEL}&sort=newest&applicant=21`, applicants())
    await user.click(await screen.findByRole('link', { name: 'All applicants' }))
    expect(url()).toBe(`${PANEL}&sort=newest`)
  })
})

test('a link in an answer can be followed', async () => {
  const answers = [
    { value: 'Show us your work', required: true, answer: 'It is at https://maria.example/work.' },
  ]
  open(PANEL, applicants({ data: [anApplicant({ answers })] }))
  const link = (await cardOf('Maria Lopez')).getByRole('link', { name: 'https://maria.example/work' })
  expect(link).toHaveAttribute('href', 'https://maria.example/work')
  expect(link).toHaveAttribute('rel', expect.stringContaining('nofollow'))
})

test('of a withdrawn application only the name and the day are shown', async () => {
  open(PANEL, applicants({ data: [withdrawn], counts: { Withdrawn: 1 } }))
  const card = await cardOf('Noor Haddad')
  expect(card.getByText('Withdrawn')).toBeVisible()
  expect(card.getByText('Applied on 03-05-2026')).toBeVisible()
  expect(card.queryByRole('button')).toBeNull()
  expect(card.queryByRole('link')).toBeNull()
})

test.each([
  [0, null],
  [1, 'Waiting 1 day'],
  [12, 'Waiting 12 days'],
])('an undecided application sent %i days ago says how long it has been waiting', async (days, text) => {
  open(PANEL, applicants({ data: [anApplicant({ applied_at: daysAgo(days) })] }))
  const card = await cardOf('Maria Lopez')
  expect(card.queryByText(/^Waiting/)?.textContent ?? null).toBe(text)
})

test('the list has the button that rates the accepted person of a finished job', async () => {
  const accepted = anApplicant({ application_status: 'Accepted' })
  renderAt(PANEL, '/job-detail-panel/', <JobDetailPanelPage />, [
    ownJob({ job_status: 'Finished' }),
    applicants({ data: [accepted] }),
  ])
  const row = (await screen.findByTitle('Maria Lopez')).closest('li')!
  expect(within(row).getByRole('button', { name: /^Rate / })).toBeVisible()
})

test.each([
  ['waiting', /^Maria Lopez says that this job never took place\. Its ratings stay hidden/, 1],
  ['dropped', /^Maria Lopez said .+ Its ratings stay hidden\.$/, 0],
] as const)('a dispute that is %s shows beside the applicant', async (dispute, text, rateButtons) => {
  renderAt(PANEL, '/job-detail-panel/', <JobDetailPanelPage />, [
    ownJob({ job_status: 'Finished' }),
    applicants({ data: [anApplicant({ application_status: 'Accepted', dispute })] }),
  ])
  const card = await cardOf('Maria Lopez')
  expect(card.getByText(text)).toBeVisible()
  expect(card.queryAllByRole('button', { name: /^Rate/ })).toHaveLength(rateButtons)
})

test('a decided application is not waiting', async () => {
  open(PANEL, applicants({ data: [anApplicant({ application_status: 'Not selected' })] }))
  expect((await cardOf('Maria Lopez')).queryByText(/^Waiting/)).toBeNull()
})

describe('when the list changes while an applicant is shown', () => {
  const newcomer = anApplicant({ user: { ...anApplicant().user, id: 30, name: 'João Silva' } })
  const gone = { ...withdrawn, user: { ...withdrawn.user, id: 21, name: 'Maria Lopez' } }
  const pageWith = (...data: Applicant[]) => applicants({ data })
  const listed = () => screen.findByRole('link', { name: 'João Silva' })

  test('a new applicant who comes first changes neither the person nor the note', async () => {
    const { queries, url } = open(PANEL, applicants(), pageWith(newcomer, anApplicant()))
    const card = await cardOf('Maria Lopez')
    await user.click(card.getByRole('button', { name: /^Add note/ }))
    await user.type(await card.findByLabelText('Private note'), 'Call')
    await act(() => queries.invalidateQueries({ queryKey: keyOf(hiring.getApplicants) }))
    await listed()

    expect(card.getByLabelText('Private note')).toHaveFocus()
    expect(card.getByLabelText('Private note')).toHaveValue('Call')
    expect(url()).toBe(PANEL)
  })

  test('someone who leaves the page of the list stays while they are loaded', async () => {
    const { held, release } = hold(applicants())
    const { queries } = open(PANEL, applicants(), pageWith(newcomer), held)
    await cardOf('Maria Lopez')
    await act(() => queries.invalidateQueries({ queryKey: keyOf(hiring.getApplicants) }))
    await listed()

    expect(screen.getByRole('article', { name: 'Maria Lopez' })).toBeVisible()
    release()
  })

  test('someone who withdraws stays with a notice', async () => {
    const { queries } = open(PANEL, applicants(), pageWith(newcomer, gone))
    await cardOf('Maria Lopez')
    await act(() => queries.invalidateQueries({ queryKey: keyOf(hiring.getApplicants) }))

    expect(
      await screen.findByText('Maria Lopez withdrew this application. Only the name is kept.'),
    ).toBeVisible()
  })

  test('the question about someone who withdraws stays, and Accept says why they are not accepted', async () => {
    const refusal = refuse(hiring.acceptApplicant, 409, 'This person withdrew.')
    const { queries } = open(PANEL, applicants(), pageWith(newcomer, gone), refusal)
    const card = await cardOf('Maria Lopez')
    await user.click(card.getByRole('button', { name: /^Accept/ }))
    await act(() => queries.invalidateQueries({ queryKey: keyOf(hiring.getApplicants) }))
    await screen.findByText(/withdrew this application/)
    await user.click(screen.getByRole('button', { name: 'Accept' }))

    expect(await screen.findByText('This person withdrew.')).toBeVisible()
  })

  test('another order shows its first applicant', async () => {
    open(PANEL, applicants(), pageWith(newcomer, anApplicant()))
    await cardOf('Maria Lopez')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')

    expect(await screen.findByRole('article', { name: 'João Silva' })).toBeVisible()
  })
})

describe('new applicants', () => {
  const isSeen = ({ method, url }: { method: string; url: string }) =>
    method === 'PATCH' && url === '/api/job/seen_applicants/60/'
  const fresh = applicants({ data: [anApplicant({ is_new: true })] })

  test('they are marked, and seen when the page is left', async () => {
    const { requests, unmount } = open(PANEL, fresh, seen)
    expect((await cardOf('Maria Lopez')).getByText('New')).toBeVisible()
    expect(requests.some(isSeen)).toBe(false)

    unmount()
    await waitFor(() => expect(requests.filter(isSeen)).toHaveLength(1))
  })

  test('they are seen when the tab is closed, once', async () => {
    const { requests, unmount } = open(PANEL, fresh, seen)
    await cardOf('Maria Lopez')
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(requests.filter(isSeen)).toHaveLength(1))
    unmount()
    expect(requests.filter(isSeen)).toHaveLength(1)
  })

  test('they stay new while some of them were on no page that was shown', async () => {
    const { requests, unmount } = open(
      PANEL,
      applicants({ data: [anApplicant({ is_new: true })], total_user: 13, new_count: 2 }),
    )
    await cardOf('Maria Lopez')
    unmount()
    expect(requests.some(isSeen)).toBe(false)
  })

  test('a link counts them and lists them first, without filters', async () => {
    const { url } = open(`${PANEL}&skill=Joinery&page=2`, applicants({ new_count: 2 }), seen)
    await user.click(await screen.findByRole('link', { name: 'Show 2 new first' }))
    expect(url()).toBe(`${PANEL}&sort=newest`)
  })

  test('without new ones nothing is marked as seen', async () => {
    const { requests, unmount } = open(PANEL, applicants())
    expect((await cardOf('Maria Lopez')).queryByText('New')).toBeNull()
    expect(screen.queryByRole('link', { name: /new first/ })).toBeNull()
    unmount()
    expect(requests.some(isSeen)).toBe(false)
  })
})
