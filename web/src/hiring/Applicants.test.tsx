import { hiring } from '@guildhall/contract/hiring/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApplicant, applicants, ownJob } from '../../test/anApplicant.ts'
import { answer, type Prepared, renderAt, signIn } from '../../test/render.tsx'
import { JobDetailPanelPage } from './JobDetailPanelPage.tsx'

const PANEL = '/job-detail-panel/?jobId=60'
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

beforeEach(() => signIn('company'))

describe('filters', () => {
  test('a skill, the shortlist and the order are in the URL and in the request', async () => {
    const { url, requests } = open(`${PANEL}&page=2`, applicants())
    await user.selectOptions(await screen.findByLabelText('Skill'), 'Joinery')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Longest waiting first')
    await user.click(screen.getByRole('switch', { name: 'Only shortlisted' }))

    expect(url()).toBe(`${PANEL}&skill=Joinery&shortlisted=true&sort=waiting`)
    await waitFor(() =>
      expect(requests.at(-1)?.url).toBe(
        '/api/job/get_applicants/60/?page=1&skill=Joinery&shortlisted=true&sort=waiting',
      ),
    )
  })

  test('the newest first is the order without a parameter', async () => {
    const { url } = open(`${PANEL}&sort=match`, applicants())
    expect(await screen.findByLabelText('Sort by')).toHaveValue('match')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first')
    expect(url()).toBe(PANEL)
  })

  test('a status keeps the other filters', async () => {
    const { url } = open(`${PANEL}&skill=Joinery&sort=match`, applicants())
    await user.click(await screen.findByRole('link', { name: /^Accepted/ }))
    expect(url()).toBe(`${PANEL}&status=Accepted&skill=Joinery&sort=match`)
  })

  test('a skill that the job does not ask for stays selected', async () => {
    open(`${PANEL}&skill=Welding`, applicants())
    expect(await screen.findByLabelText('Skill')).toHaveValue('Welding')
  })

  test('unknown values in the URL are ignored', async () => {
    const { requests } = open(`${PANEL}&status=Lost&sort=oldest&shortlisted=1`, applicants())
    await cardOf('Maria Lopez')
    expect(requests.at(-1)?.url).toBe('/api/job/get_applicants/60/?page=1')
  })

  test('a filter that nobody matches offers to show all applicants in the same order', async () => {
    const { url } = open(
      `${PANEL}&skill=Joinery&sort=match`,
      applicants({ data: [], counts: { Applied: 1 } }),
    )
    expect(await screen.findByText('No applicants match these filters.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all applicants' }))
    expect(url()).toBe(`${PANEL}&sort=match`)
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

test('a decided application is not waiting', async () => {
  open(PANEL, applicants({ data: [anApplicant({ application_status: 'Not selected' })] }))
  expect((await cardOf('Maria Lopez')).queryByText(/^Waiting/)).toBeNull()
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

  test('without new ones nothing is marked as seen', async () => {
    const { requests, unmount } = open(PANEL, applicants())
    expect((await cardOf('Maria Lopez')).queryByText('New')).toBeNull()
    unmount()
    expect(requests.some(isSeen)).toBe(false)
  })
})
