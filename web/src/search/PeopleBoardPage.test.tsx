import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { MAX_COUNTED_NAMES, search } from '@guildhall/contract/search/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPerson } from '../../test/aPerson.ts'
import { somePeople } from '../../test/aPersonCard.ts'
import { answer, type Prepared, renderAt, signIn } from '../../test/render.tsx'
import { PeopleBoardPage } from './PeopleBoardPage.tsx'

const lookups = answer(search.getSearchBarData, {
  status: 200,
  body: {
    skills: [{ id: 1, skill_name: 'Joinery', total_job: 0 }],
    emp_type: ['Full-time', 'Contract'].map((type, index) => ({ id: index + 1, type, total_job: 0 })),
    location: [{ id: 1, location: 'Berlin, Germany', total_job: 0 }],
  },
})

const noRatings = answer(ratings.getRatings, {
  status: 200,
  body: { data: [], total_rating: 0, rate_ratio: null },
})

type Found = { data?: ReturnType<typeof somePeople>; total_user?: number; corrected?: string | null }

const found = ({ data = somePeople(2), total_user = data.length, corrected = null }: Found = {}) =>
  answer(search.searchPeople, { status: 200, body: { data, total_user, corrected } })

const counted = answer(search.countPeople, {
  status: 200,
  body: {
    employment_type: [{ name: 'Contract', count: 1 }],
    location: [{ name: 'Berlin, Germany', count: 2 }],
  },
})

const open = (url: string, ...prepared: Prepared[]) =>
  renderAt(url, '/users/', <PeopleBoardPage />, [lookups, noRatings, counted, ...prepared])

const searchBox = () => screen.getByRole('combobox', { name: 'Search candidates' })
type Requests = ReturnType<typeof open>['requests']
const lastSearch = (requests: Requests) =>
  requests.findLast(({ url }) => url.startsWith(search.searchPeople.path))

beforeEach(() => signIn('company'))

describe('the notice of a company that has not posted a job', () => {
  const notice = () => screen.queryByRole('region', { name: 'Post your first job' })

  test('leads to the first steps, on every page of the board', async () => {
    signIn('company', {}, true)
    open('/users/?page=2&search=oak', found())
    expect(within(notice()!).getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/company-panel/?tab=jobs',
    )
  })

  test('is dismissed for this login', async () => {
    signIn('company', {}, true)
    const { unmount } = open('/users/', found())
    await userEvent.click(within(notice()!).getByRole('button', { name: 'Dismiss' }))
    expect(notice()).not.toBeInTheDocument()
    unmount()
    open('/users/', found())
    expect(notice()).not.toBeInTheDocument()
  })

  test('is not there if the company had posted a job before the login', async () => {
    signIn('company', {}, false)
    open('/users/', found())
    expect(await screen.findByRole('heading', { name: '2 candidates' })).toBeVisible()
    expect(notice()).not.toBeInTheDocument()
  })
})

test('a company that opens the board sees all people and their pages', async () => {
  const { requests } = open('/users/', found({ data: somePeople(12), total_user: 137 }))

  expect(await screen.findByRole('heading', { name: '137 candidates' })).toBeVisible()
  expect(screen.getAllByRole('heading', { name: /^Person \d+$/ })).toHaveLength(12)
  expect(screen.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '/users/?page=12')
  expect(lastSearch(requests)).toMatchObject({
    method: 'POST',
    url: '/api/user/search_result/?page=1',
    body: { search: '' },
  })
})

test("the tab's title says the search", async () => {
  open('/users/?search=java', found({ data: somePeople(1) }))
  await waitFor(() => expect(document.title).toMatch(/^1 java candidate · /))
})

test('the whole search is in the URL, and filters that people do not have are left out', async () => {
  const url = '/users/?search=joiner&page=2&employment_type=Full-time&location=Berlin%2C+Germany&remote=true'
  const { requests } = open(url, found({ data: somePeople(1), total_user: 13 }))

  expect(await screen.findByRole('heading', { name: '13 candidates for “joiner”' })).toBeVisible()
  expect(lastSearch(requests)).toMatchObject({ url: '/api/user/search_result/?page=2' })
  expect(lastSearch(requests)?.body).toEqual({
    search: 'joiner',
    employment_type: ['Full-time'],
    location: ['Berlin, Germany'],
  })
  expect(searchBox()).toHaveValue('joiner')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
    'href',
    '/users/?search=joiner&employment_type=Full-time&location=Berlin%2C+Germany',
  )
})

test('the filters are those of people, and take effect when selected', async () => {
  const { url } = open('/users/?search=joiner&page=2', found({ total_user: 30 }))
  const filters = within(screen.getByRole('group', { name: 'Filters' }))
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Employment type',
    'Location',
  ])

  await userEvent.click(filters.getByRole('button', { name: 'Employment type' }))
  await userEvent.click(await screen.findByLabelText(/^Contract/))
  expect(url()).toBe('/users/?search=joiner&employment_type=Contract')
  expect(await screen.findByRole('button', { name: 'Show 30 candidates' })).toBeVisible()
})

test('filters show how many candidates the search would find, and locations those with the most first', async () => {
  const { requests } = open('/users/?search=joiner', found({ data: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Location' }))
  expect(await screen.findByRole('checkbox', { name: /^Berlin, Germany ?, 2 candidates$/ })).toBeVisible()
  expect(requests.find(({ url }) => url === search.countPeople.path)?.body).toEqual({ search: 'joiner' })
  expect(await screen.findByRole('button', { name: 'No candidates match' })).toBeVisible()
})

test('of many locations, only the most frequent ones and Remote have a count', async () => {
  const names = Array.from({ length: MAX_COUNTED_NAMES - 1 }, (_, id) => `Town ${id}`)
  const location = [...names.map((name) => ({ name, count: 3 })), { name: 'Remote', count: 0 }]
  const offered = [...names, 'Remote', 'Oslo'].map((location, id) => ({ id, location, total_job: 0 }))
  renderAt('/users/', '/users/', <PeopleBoardPage />, [
    answer(search.getSearchBarData, { status: 200, body: { skills: [], emp_type: [], location: offered } }),
    answer(search.countPeople, { status: 200, body: { employment_type: [], location } }),
    noRatings,
    found(),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Location' }))
  const field = await screen.findByRole('textbox', { name: 'Search locations' })
  await userEvent.type(field, 'remote')
  expect(await screen.findByRole('checkbox', { name: /^Remote ?, 0 candidates$/ })).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'oslo')
  expect(await screen.findByRole('checkbox', { name: 'Oslo' })).toBeVisible()
})

test('suggestions show how many candidates a search for them finds', async () => {
  const suggested = answer(search.countSuggestedPeople, {
    status: 200,
    body: { data: [{ name: 'Berlin, Germany', count: 2 }] },
  })
  const { requests } = open('/users/?location=Remote', found(), suggested)
  await userEvent.type(searchBox(), 'berl')
  expect(await screen.findByRole('option', { name: /^Berlin, Germany ?, 2 candidates$/ })).toBeVisible()
  expect(requests.find(({ url }) => url === search.countSuggestedPeople.path)?.body).toEqual({
    suggestion: ['Berlin, Germany'],
    location: ['Remote'],
  })
})

test('people are ordered by match or by date if there are words, and by date otherwise', async () => {
  const { requests } = open('/users/?search=joiner&sort=newest', found({ total_user: 30 }))
  const order = within(await screen.findByRole('navigation', { name: 'Sort by' }))
  expect(order.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/users/?search=joiner',
    '/users/?search=joiner&sort=newest',
  ])
  expect(lastSearch(requests)?.body).toEqual({ search: 'joiner', sort: 'newest' })

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(lastSearch(requests)?.body).toEqual({ search: '' }))
  expect(screen.queryByRole('navigation', { name: 'Sort by' })).not.toBeInTheDocument()
})

test('a person found by a long text only shows where', async () => {
  const data = somePeople(1).map((person) => ({
    ...person,
    match: { where: 'experience' as const, excerpt: '…stairs and doors…' },
  }))
  open('/users/?search=doors', found({ data }))
  const line = (await screen.findByText('In their experience:')).parentElement
  expect(line).toHaveTextContent('In their experience: …stairs and doors…')
  expect(screen.getByRole('mark')).toHaveTextContent('doors')
})

test('a corrected typo without candidates says so', async () => {
  open('/users/?search=berlni', found({ data: [], corrected: 'Berlin' }))
  expect(await screen.findByText('Showing results for Berlin: no candidates there yet')).toBeVisible()
})

test('a search without results links to all people', async () => {
  open('/users/?search=blacksmith', found({ data: [] }))

  expect(await screen.findByText('No candidates match your search.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all candidates' })).toHaveAttribute('href', '/users/')
})

test('a search without results links to nearby searches that have some', async () => {
  const noCandidates = found({ data: [] })
  open('/users/?search=joiner+berlin', noCandidates, noCandidates, found({ total_user: 9 }))
  expect(await screen.findByRole('link', { name: '9 candidates for “berlin”' })).toHaveAttribute(
    'href',
    '/users/?search=berlin',
  )
  expect(screen.queryByRole('link', { name: /for “joiner”/ })).not.toBeInTheDocument()
})

test('while nobody has completed a profile, the board says so and links to the posting form', async () => {
  open('/users/', found({ data: [] }))

  expect(await screen.findByText('No candidate has completed a profile yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Post Job' })).toHaveAttribute('href', '/add-job/')
})

describe('without room beside the list', () => {
  test('a card opens the profile of its person', async () => {
    const { url } = open('/users/', found())

    await userEvent.click(await screen.findByRole('link', { name: 'Person 2' }))

    expect(url()).toBe('/profile/?id=2')
  })

  test('a URL that names a person redirects to the profile', () => {
    const { url } = open('/users/?userId=2', found())

    expect(url()).toBe('/profile/?id=2')
  })
})

describe('on a desktop', () => {
  beforeEach(() => {
    const wide = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null })
    vi.stubGlobal('matchMedia', () => wide)
  })

  const detail = (id: number) =>
    answer(profile.getProfile, {
      status: 200,
      body: aPerson({ id, name: `Person ${id}`, bio: `All of ${id}`, email: null, resume: null }),
    })
  const pane = () => within(screen.getByRole('region', { name: 'Candidate details' }))

  test('the first person is shown beside the list, without contact data', async () => {
    const { url, requests } = open('/users/?search=joiner', found(), detail(1))

    expect(await screen.findByText('All of 1')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Person 1', current: true })).toBeVisible()
    expect(url()).toBe('/users/?search=joiner')
    const reads = requests.map((request) => request.url).filter((read) => read.includes('/profile/'))
    expect(reads).toEqual(['/api/user/profile/1/?contact=false'])
  })

  test('a click shows a person beside the list, and the URL names that person', async () => {
    const { url } = open('/users/?search=joiner', found(), detail(1), detail(2))
    await screen.findByText('All of 1')

    await userEvent.click(screen.getByRole('link', { name: 'Person 2' }))

    expect(url()).toBe('/users/?search=joiner&userId=2')
    expect(await pane().findByText('All of 2')).toBeVisible()
  })
})
