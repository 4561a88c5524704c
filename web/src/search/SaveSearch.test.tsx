import { type SavedSearch, savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { someJobs } from '../../test/aJob.ts'
import { noMarket } from '../../test/noMarket.ts'
import {
  answer,
  beDemoSite,
  hold,
  type Prepared,
  refuse,
  renderAt,
  signIn,
  unreachable,
} from '../../test/render.tsx'
import { JobBoardPage } from './JobBoardPage.tsx'

const BOARD = '/?search=cook&location=Remote&location=Berlin%2C+Germany&page=2'
const QUERY = 'search=cook&location=Berlin%2C+Germany&location=Remote'

const found = (jobs = someJobs(2), corrected: string | null = null) => {
  const body = { data: jobs, total_user: jobs.length, corrected }
  return [search.searchJobs, search.searchJobsAuthenticated].map((e) => answer(e, { status: 200, body }))
}
const list = (...body: SavedSearch[]) => answer(savedSearches.getSavedSearches, { status: 200, body })
const aSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 3,
  query: QUERY,
  mail: 'daily',
  new_count: 0,
  created_at: '2026-11-20T14:05:00.000Z',
  ...changes,
})
const savesWith = (mail: SavedSearch['mail']) =>
  answer(savedSearches.saveSearch, { status: 201, body: { id: 3, mail, success: 'Search saved' } })
const saves = savesWith('daily')
const open = (url: string, ...prepared: Prepared[]) =>
  renderAt(url, '/', <JobBoardPage />, [...prepared, noMarket])
const button = (name: string) => screen.findByRole('button', { name })

describe('a candidate', () => {
  test('saves the search of the board with a click, and the alert leads to the list', async () => {
    signIn('personal')
    const { held, release } = hold(saves)
    const { requests } = open(BOARD, ...found(), list(), list(aSearch()), held)
    await userEvent.dblClick(await button('Save search'))
    release()

    expect(await button('Search saved')).toBeVisible()
    expect(screen.getByText(/^Search saved\. We'll email you new jobs once a day\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manage saved searches' })).toHaveAttribute(
      'href',
      '/saved-searches/',
    )
    const sent = requests.filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => body)).toEqual([{ query: QUERY }])
  })

  test.each([
    ['weekly', "We'll email you new jobs once a week."],
    ['none', 'Emails for this search are off.'],
  ] as const)('who saved the search before with %s mails is told so', async (mail, text) => {
    signIn('personal')
    open(BOARD, ...found(), list(), list(aSearch({ mail })), savesWith(mail))
    await userEvent.click(await button('Save search'))
    expect(await screen.findByText(/^Search saved\./)).toHaveTextContent(
      `Search saved. ${text} Manage saved searches`,
    )
  })

  test('removes a saved search with the same button after a confirmation', async () => {
    signIn('personal')
    const deleted = answer(savedSearches.deleteSavedSearch, { status: 200, body: { success: 'Deleted' } })
    const { requests } = open(BOARD, ...found(), list(aSearch()), list(), deleted)
    const press = async (choice: string) => {
      await userEvent.click(await button('Search saved'))
      const dialog = await screen.findByRole('alertdialog', {
        name: 'Do you want to delete the saved search “cook, Berlin, Germany, Remote”?',
      })
      await userEvent.click(within(dialog).getByRole('button', { name: choice }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
    await press('No')
    expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([])

    await press('Yes')
    expect(await button('Save search')).toHaveFocus()
    expect(screen.getByText('Deleted')).toBeVisible()
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'DELETE', url: '/api/job/delete_saved_search/3/' }),
    )
  })

  test('a refused save says why and links to the list', async () => {
    signIn('personal')
    open(BOARD, ...found(), list(), refuse(savedSearches.saveSearch, 409, 'Delete one first.'))
    await userEvent.click(await button('Save search'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Delete one first. Manage saved searches')
    expect(screen.getByRole('link', { name: 'Manage saved searches' })).toBeVisible()
  })

  test('opening a saved search marks its jobs as seen', async () => {
    signIn('personal')
    const seen = answer(savedSearches.seenSavedSearch, { status: 200, body: { success: 'Seen' } })
    const other = aSearch({ id: 4, query: 'search=baker', new_count: 1 })
    const { requests } = open(BOARD, ...found(), list(other, aSearch({ new_count: 3 })), seen)
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PATCH').map(({ url }) => url)).toEqual([
        '/api/job/seen_saved_search/3/',
      ]),
    )
  })

  test('opening a saved search whose results fail leaves its jobs new, and offers no button', async () => {
    signIn('personal')
    const { held, release } = hold(unreachable(search.searchJobsAuthenticated))
    const { requests } = open(BOARD, held, list(aSearch({ new_count: 3 })))
    expect(await button('Search saved')).toBeVisible()
    release()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Search saved' })).not.toBeInTheDocument()
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  test('saves what the board searched for in place of a misspelled word', async () => {
    signIn('personal')
    const { requests } = open('/?search=lodnon', ...found(someJobs(2), 'London'), list(), saves)
    await screen.findByText(/^Showing results for/)
    await userEvent.click(await button('Save search'))
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { query: 'search=London' },
      ]),
    )
  })

  test('removes what was saved while a misspelled word was corrected', async () => {
    signIn('personal')
    open('/?search=lodnon', ...found(someJobs(2), 'London'), list(aSearch({ query: 'search=London' })))
    expect(await button('Search saved')).toBeVisible()
  })

  test('has no button until it is known whether the search is saved', async () => {
    signIn('personal')
    const { held, release } = hold(list(aSearch()))
    open(BOARD, ...found(), held)
    await screen.findByRole('heading', { name: 'Job 1' })
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
    release()
    expect(await button('Search saved')).toBeVisible()
  })

  test('is promised no emails on a site with demo accounts', async () => {
    beDemoSite()
    signIn('personal')
    open(BOARD, ...found(), list(), list(aSearch()), saves)
    await userEvent.click(await button('Save search'))
    expect(await screen.findByText(/^Search saved\./)).toHaveTextContent(
      /^Search saved\. Manage saved searches$/,
    )
  })

  test('saves a search without results beside the reason', async () => {
    signIn('personal')
    const { requests } = open('/?search=cook', ...found([]), list(), saves)
    expect(await screen.findByText('No jobs match your search.')).toBeVisible()
    await userEvent.click(await button('Save search'))
    await waitFor(() => expect(requests.at(-2)).toMatchObject({ body: { query: 'search=cook' } }))
  })
})

test('a visitor logs in first, and the login saves the search', async () => {
  open(BOARD, ...found())
  const link = await screen.findByRole('link', { name: 'Save search' })
  expect(link).toHaveAttribute('href', '/login/')
  expect(JSON.parse(link.dataset['intent'] ?? '')).toEqual({
    action: 'saveSearch',
    path: `/?${QUERY}`,
    title: 'cook, Berlin, Germany, Remote',
  })
})

test('a filter for remote jobs and the location Remote are named once', async () => {
  open('/?search=cook&location=Remote&location=Berlin%2C+Germany&remote=true', ...found())
  const link = await screen.findByRole('link', { name: 'Save search' })
  expect(JSON.parse(link.dataset['intent'] ?? '')).toMatchObject({
    path: `/?${QUERY}&remote=true`,
    title: 'cook, Berlin, Germany, Remote only',
  })
})

test.each(['/', '/?page=2'])('the whole board at %s is not a search to save', async (url) => {
  open(url, ...found())
  await screen.findByRole('heading', { name: '2 open jobs' })
  expect(screen.queryByText('Save search')).toBeNull()
})
