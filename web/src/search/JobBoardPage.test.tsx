import { type JobResult, search } from '@guildhall/contract/search/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { similar } from '@guildhall/contract/jobs/similar'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useNavigate } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { aJob, someJobs } from '../../test/aJob.ts'
import { noMarket } from '../../test/noMarket.ts'
import { answer, hold, inBrowser, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { watchViewport } from '../../test/viewport.ts'
import { JobBoardPage } from './JobBoardPage.tsx'

const choices = answer(search.getSearchBarData, {
  status: 200,
  body: {
    skills: ['React', 'PostgreSQL', 'Research', 'React Native', 'Records'].map((skill_name, index) => ({
      id: index + 1,
      skill_name,
      total_job: 1200 - index,
    })),
    emp_type: ['Full-time', 'Freelance', 'Contract'].map((type, index) => ({
      id: index + 1,
      type,
      total_job: index,
    })),
    location: ['Reykjavík, Iceland', 'Berlin, Germany', 'Remote'].map((location, index) => ({
      id: index + 1,
      location,
      total_job: index,
    })),
  },
})

const notCounted = [search.countJobs, search.countSuggestedJobs].map((counts) => unreachable(counts))

const isViewed = answer(jobs.viewJob, { status: 204, body: undefined })

type Found = { data?: JobResult[]; total_user?: number; corrected?: string | null }

const found = ({ data = someJobs(2), total_user = data.length, corrected = null }: Found = {}) =>
  answer(search.searchJobs, { status: 200, body: { data, total_user, corrected } })

const open = (url: string, ...prepared: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(url, '/', <JobBoardPage />, [choices, ...prepared, ...notCounted, isViewed, noMarket])

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

const openWithBack = (url: string, ...prepared: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(
    url,
    '/',
    <>
      <JobBoardPage />
      <Back />
    </>,
    [choices, ...prepared, ...notCounted, isViewed, noMarket],
  )

const haveWindow = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches, media: '', onchange: null }))
/** Makes the window as wide as a desktop's. */
const onADesktop = () => haveWindow(true)
const inANarrowWindow = () => haveWindow(false)

const searchBox = () => screen.getByRole('combobox', { name: 'Search jobs' })
const lastSearch = (requests: readonly { url: string }[]) =>
  requests.map(({ url }) => url).findLast((url) => url.startsWith(search.searchJobs.path))

const market = answer(search.getMarketSummary, {
  status: 200,
  body: { total_job: 29, total_company: 7, companies: [], popular: { skills: ['React'], locations: [] } },
})

describe('the introduction for visitors', () => {
  test('is on the first page of all jobs, and a popular search leaves it for the results', async () => {
    open('/', market, found())
    expect(await screen.findByText('29 jobs at 7 companies')).toBeVisible()
    const popular = screen.getByRole('navigation', { name: 'Popular searches' })
    await userEvent.click(within(popular).getByRole('link', { name: 'React' }))
    await waitFor(() => expect(popular).not.toBeInTheDocument())
    expect(await screen.findByRole('heading', { name: '2 jobs for “React”' })).toHaveFocus()
  })

  test('has the logos of five companies', async () => {
    const companies = Array.from({ length: 12 }, (_, i) => ({
      id: i + 1,
      name: `Joinery ${i + 1}`,
      profile_picture: `/files/pictures/joinery-${i + 1}.webp`,
    }))
    const large = answer(search.getMarketSummary, {
      status: 200,
      body: { total_job: 29, total_company: 12, companies, popular: { skills: [], locations: [] } },
    })
    open('/', large, found())
    const introduction = await screen.findByText('29 jobs at 12 companies')
    expect(introduction.parentElement!.querySelectorAll('img')).toHaveLength(5)
  })

  test.each(['/?search=react', '/?page=2', '/?remote=true'])('is not at %s', async (url) => {
    const { requests } = open(url, market, found())
    await screen.findByRole('heading', { name: 'Job 1' })
    expect(screen.queryByText('29 jobs at 7 companies')).not.toBeInTheDocument()
    expect(requests.map(({ url }) => url)).not.toContain(search.getMarketSummary.path)
  })
})

test('the number of open jobs is shown above the jobs and their pages', async () => {
  const { requests } = open('/', found({ data: someJobs(12), total_user: 137 }))

  expect(await screen.findByRole('heading', { name: '137 open jobs' })).toBeVisible()
  expect(screen.getAllByRole('heading', { name: /^Job \d+$/ })).toHaveLength(12)
  expect(
    within(screen.getByRole('navigation', { name: 'Pages of jobs' })).getByRole('link', { name: 'Page 12' }),
  ).toHaveAttribute('href', '/?page=12')
  expect(lastSearch(requests)).toBe('/api/job/get_search_job_result/?search=&page=1')
})

test('large numbers of jobs have separators, in the heading and the title of the tab', async () => {
  open('/?search=cook', found({ data: someJobs(12), total_user: 12_345 }))

  expect(await screen.findByRole('heading', { name: '12,345 jobs for “cook”' })).toBeVisible()
  expect(document.title).toContain('12,345 cook jobs')
})

test('at most three suggestions of each kind are shown, matched without case or accents, prefixes and more jobs first', async () => {
  open('/', found())
  await screen.findByRole('heading', { name: 'Job 1' })

  await userEvent.type(searchBox(), 'RE')

  const suggested = await screen.findByRole('listbox', { name: 'Suggestions' })
  const group = (name: string) =>
    within(within(suggested).getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ firstChild }) => firstChild?.textContent)
  expect(group('Skills')).toEqual(['React', 'Research', 'React Native'])
  expect(group('Job Type')).toEqual(['Freelance'])
  expect(group('Location')).toEqual(['Remote', 'Reykjavík, Iceland'])
})

test('a heading without suggestions is hidden', async () => {
  open('/', found())
  await screen.findByRole('heading', { name: 'Job 1' })

  await userEvent.type(searchBox(), 'reykjavik')

  const suggested = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(within(suggested).getByRole('group', { name: 'Location' })).toHaveTextContent('Reykjavík, Iceland')
  expect(within(suggested).queryByRole('group', { name: 'Skills' })).not.toBeInTheDocument()
})

test('choosing a suggestion with the keyboard shows page 1 of its search', async () => {
  const { url, requests } = open('/?search=cook&page=3&employment_type=Contract', found())
  await screen.findByRole('heading', { name: 'Job 1' })

  await userEvent.clear(searchBox())
  await userEvent.type(searchBox(), 'free')
  await screen.findByRole('option', { name: /Freelance/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')

  expect(url()).toBe('/?search=Freelance&employment_type=Contract')
  expect(searchBox()).toHaveValue('Freelance')
  await waitFor(() => expect(lastSearch(requests)).toContain('search=Freelance&page=1'))
})

test('Enter searches for the text', async () => {
  const { url } = open('/', found())

  await userEvent.type(searchBox(), ' night nurse {Enter}')

  expect(url()).toBe('/?search=night+nurse')
  expect(await screen.findByRole('heading', { name: '2 jobs for “night nurse”' })).toBeVisible()
})

test('going back restores the previous search in the search bar', async () => {
  const { url } = openWithBack('/?search=react', found())
  await userEvent.clear(searchBox())
  await userEvent.type(searchBox(), 'nurse{Enter}')
  expect(url()).toBe('/?search=nurse')

  await userEvent.click(screen.getByRole('button', { name: 'Back' }))

  expect(url()).toBe('/?search=react')
  expect(searchBox()).toHaveValue('react')
})

describe('the order', () => {
  const links = () => within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole('link')
  const current = () =>
    links()
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent)

  test('of all jobs is the newest first, or those that close soon', async () => {
    const { url, requests } = open('/?remote=true&page=2', found({ total_user: 30 }))
    await screen.findByRole('heading', { name: '30 open jobs' })

    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Newest', '/?remote=true'],
      ['Closing soon', '/?sort=closing&remote=true'],
    ])
    expect(current()).toEqual(['Newest'])
    await userEvent.click(screen.getByRole('link', { name: 'Closing soon' }))

    expect(url()).toBe('/?sort=closing&remote=true')
    expect(current()).toEqual(['Closing soon'])
    await waitFor(() => expect(lastSearch(requests)).toContain('search=&page=1&sort=closing&remote=true'))
  })

  test('of a search with words is the best match by default', async () => {
    const { url } = openWithBack('/?search=cook', found())
    await screen.findByRole('heading', { name: 'Job 1' })

    expect(links().map(({ textContent }) => textContent)).toEqual(['Best match', 'Newest', 'Closing soon'])
    expect(current()).toEqual(['Best match'])
    await userEvent.click(screen.getByRole('link', { name: 'Newest' }))
    expect(url()).toBe('/?search=cook&sort=newest')
    expect(current()).toEqual(['Newest'])

    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(current()).toEqual(['Best match'])
  })

  test('is kept by another search, by filters and pages, but not where it is the default', async () => {
    const { url } = open('/?search=cook&sort=newest', found({ total_user: 30 }))
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/?search=cook&sort=newest&page=2',
    )

    await userEvent.click(screen.getByRole('button', { name: 'Remote' }))
    await userEvent.clear(searchBox())
    await userEvent.type(searchBox(), 'nurse{Enter}')
    expect(url()).toBe('/?search=nurse&sort=newest&remote=true')

    await userEvent.clear(searchBox())
    await userEvent.type(searchBox(), '{Enter}')
    expect(url()).toBe('/?remote=true')
  })

  test.each(['best', 'newest', 'oldest', ''])("'%s' is not sent for all jobs", async (sort) => {
    const { requests } = open(`/?sort=${sort}`, found())
    await waitFor(() => expect(lastSearch(requests)).toBe('/api/job/get_search_job_result/?search=&page=1'))
  })

  test('is not offered for one result or none', async () => {
    open('/?search=cook', found({ data: someJobs(1) }))
    await screen.findByRole('heading', { name: '1 job for “cook”' })
    expect(screen.queryByRole('navigation', { name: 'Sort by' })).not.toBeInTheDocument()
  })

  test('is submitted with the search before hydration', () => {
    const { container } = open('/?search=cook&sort=newest&remote=true', found())
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['search', 'cook'],
      ['sort', 'newest'],
      ['remote', 'true'],
    ])
  })
})

describe('a job found by its description only', () => {
  const excerpt = '…we run a Café on Kubernetes, and you\u2019ll'
  const data = [aJob({ job_title: 'Joiner' }), aJob({ id: 61, job_title: 'Operator' })]
  const matches = [{ ...data[0]! }, { ...data[1]!, match: { where: 'description' as const, excerpt } }]

  test('shows the words around the match, with the searched words marked', async () => {
    open('/?search=kubernetes+cafe', found({ data: matches }))
    const line = (await screen.findByText('In the job detail:')).parentElement!
    expect(line).toHaveTextContent(`In the job detail: ${excerpt}`)
    expect(
      within(line)
        .getAllByRole('mark')
        .map(({ textContent }) => textContent),
    ).toEqual(['Café', 'Kubernetes'])
    expect(screen.getAllByText('In the job detail:')).toHaveLength(1)
  })

  test('leaves all but the nearest words before the first match out on a phone', async () => {
    const long = 'You keep the boats clean. You will often see a zarquon'
    const match = { where: 'description' as const, excerpt: long }
    open('/?search=zarquon', found({ data: [{ ...data[0]!, match }] }))
    const line = (await screen.findByText('In the job detail:')).parentElement!
    expect(line).toHaveTextContent(`In the job detail: ${long}`)
    expect(within(line).getByText('You keep the boats clean. You')).toHaveClass('max-md:hidden')
  })

  test('marks the words of the corrected search', async () => {
    open('/?search=kubernets', found({ data: matches, corrected: 'Kubernetes' }))
    expect((await screen.findByRole('mark')).textContent).toBe('Kubernetes')
  })
})

test('a corrected typo without open jobs says so and links to all jobs', async () => {
  open('/?search=berlni', found({ data: [], corrected: 'Berlin' }))
  expect(await screen.findByText('Showing results for Berlin: no open jobs there yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all open jobs' })).toHaveAttribute('href', '/')
  expect(screen.getAllByText(/Showing results for/)).toHaveLength(1)
})

test("a corrected typo that isn't a place is not called one", async () => {
  open('/?search=raect', found({ data: [], corrected: 'React' }))
  expect(await screen.findByText('Showing results for React: no open jobs yet')).toBeVisible()
})

test('a corrected typo that finds nothing with the active filters says so', async () => {
  open('/?search=lodnon&remote=true', found({ data: [], corrected: 'London' }))
  const text = 'Showing results for London. No jobs match your search.'
  expect(await screen.findByText(text)).toBeVisible()
})

describe('counts', () => {
  const none = { employment_type: [], location: [], experience_level: [], period: [], remote: 0 }
  const counted = answer(search.countJobs, {
    status: 200,
    body: {
      ...none,
      employment_type: [
        { name: 'Full-time', count: 12345 },
        { name: 'Freelance', count: 1 },
      ],
      location: [{ name: 'Berlin, Germany', count: 7 }],
      period: [
        { name: 'Year', count: 1234 },
        { name: 'Month', count: 1 },
      ],
      remote: 40,
    },
  })
  const countCalls = (requests: readonly { url: string }[]) =>
    requests.map(({ url }) => url).filter((url) => url.startsWith(search.countJobs.path))

  test('are those of the corrected search', async () => {
    const { requests } = open('/?search=lodnon', found({ corrected: 'London' }), counted)
    await screen.findByText(/^Showing results for/)
    await userEvent.click(screen.getByRole('button', { name: 'Employment type' }))
    await screen.findByRole('checkbox', { name: /^Full-time ?, 12,345 jobs$/ })
    expect(countCalls(requests)).toEqual([`${search.countJobs.path}?search=London`])
  })

  test('are loaded when a filter opens, and are shown beside its choices', async () => {
    const { requests } = open('/?search=cook&sort=newest&page=2&remote=true', found(), counted)
    await screen.findByRole('heading', { name: 'Job 1' })
    expect(countCalls(requests)).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Employment type' }))
    const fullTime = await screen.findByRole('checkbox', { name: /^Full-time ?, 12,345 jobs$/ })
    expect(fullTime.closest('label')).toHaveTextContent('Full-time12K')
    expect(screen.getByRole('checkbox', { name: /^Freelance ?, 1 job$/ })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Contract ?, 0 jobs$/ })).toBeVisible()
    expect(countCalls(requests)).toEqual([`${search.countJobs.path}?search=cook&remote=true`])
  })

  test('are shown below the periods of a salary, but not below Any', async () => {
    open('/?period=Year', found(), counted)
    await userEvent.click(screen.getByRole('button', { name: /^Salary/ }))
    const year = await screen.findByRole('radio', { name: /^Year ?, 1,234 jobs$/ })
    expect(year.closest('label')).toHaveTextContent('Year1.2K')
    expect(year).toBeChecked()
    expect(screen.getByRole('radio', { name: /^Month ?, 1 job$/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: /^Hour ?, 0 jobs$/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Any' })).toBeVisible()
  })

  test('of a button are shown while it is hovered or focused, and a press needs no other call', async () => {
    const { requests } = open('/?search=cook', found(), counted)
    await screen.findByRole('heading', { name: 'Job 1' })
    expect(countCalls(requests)).toEqual([])
    const remote = screen.getByRole('button', { name: 'Remote' })
    await userEvent.hover(remote)
    await waitFor(() => expect(remote).toHaveAccessibleName(/^Remote ?, 40 jobs$/))
    await userEvent.click(remote)
    expect(remote).toHaveAttribute('aria-pressed', 'true')
    expect(remote).toHaveAccessibleName(/^Remote ?, 40 jobs$/)
    expect(countCalls(requests)).toEqual([`${search.countJobs.path}?search=cook`])
    await userEvent.unhover(remote)
    expect(remote).toHaveAccessibleName('Remote')
  })

  test('of a phone are beside all choices and the switch', async () => {
    open('/', found(), counted)
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    expect(await screen.findByRole('switch', { name: /^Remote only ?, 40 jobs$/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 jobs' }))
  })

  test('are left out when their call fails', async () => {
    open('/', found())
    await userEvent.click(screen.getByRole('button', { name: 'Employment type' }))
    expect(await screen.findByRole('checkbox', { name: 'Full-time' })).toBeVisible()
  })

  test('of suggestions are those of searches for them with the filters, counted together', async () => {
    const suggested = answer(search.countSuggestedJobs, {
      status: 200,
      body: {
        data: [
          { name: 'React', count: 1200 },
          { name: 'Remote', count: 0 },
        ],
      },
    })
    const { requests } = open('/?search=cook&employment_type=Contract', found(), suggested)
    await userEvent.clear(searchBox())
    await userEvent.paste('re')
    expect(await screen.findByRole('option', { name: /^React ?, 1,200 jobs$/ })).toBeVisible()
    const none = screen.getByRole('option', { name: /^Remote ?, 0 jobs$/ })
    expect(none.querySelector('[data-none]')).not.toBeNull()
    expect(screen.getByRole('option', { name: /^React ?, / }).querySelector('[data-none]')).toBeNull()
    expect(screen.getByRole('option', { name: 'Research' })).toBeVisible()
    const calls = requests
      .map(({ url }) => url)
      .filter((url) => url.startsWith(search.countSuggestedJobs.path))
    const input = new URLSearchParams(calls[0]?.split('?')[1])
    expect(input.getAll('suggestion')).toContain('React')
    expect(input.getAll('employment_type')).toEqual(['Contract'])
    expect(calls).toHaveLength(1)
  })
})

test('the last words of a text get suggestions if the whole text has none', async () => {
  const { url } = open('/', found())
  await userEvent.type(searchBox(), 'cook berl')
  await userEvent.click(await screen.findByRole('option', { name: 'cook Berlin, Germany' }))
  expect(url()).toBe('/?search=cook+Berlin%2C+Germany')
})

test('a corrected typo is shown with the results', async () => {
  open('/?search=raect', found({ corrected: 'react', data: someJobs(1) }))

  expect(await screen.findByRole('heading', { name: '1 job' })).toBeVisible()
  expect(screen.getByText(/^Showing results for/)).toHaveTextContent('Showing results for react')
})

test('the whole search is in the URL', async () => {
  const url =
    '/?search=react&page=2&employment_type=Full-time&employment_type=Contract&location=Berlin%2C+Germany' +
    '&experience_level=+%3E+10+years&period=Year&salary_min=50000&remote=true'
  const { requests } = open(url, found({ data: someJobs(1), total_user: 13 }))

  await screen.findByRole('heading', { name: 'Job 1' })
  const sent = new URLSearchParams(lastSearch(requests)?.split('?')[1])
  expect(sent.getAll('employment_type')).toEqual(['Full-time', 'Contract'])
  expect(Object.fromEntries(sent)).toMatchObject({
    search: 'react',
    page: '2',
    location: 'Berlin, Germany',
    experience_level: ' > 10 years',
    period: 'Year',
    salary_min: '50000',
    remote: 'true',
  })
  expect(searchBox()).toHaveValue('react')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', url.replace('&page=2', ''))
})

test.each(['salary_min=100', 'salary_min=x&period=Year', 'salary_min=100&period=Year&period=Hour'])(
  'a URL with %s sends no lowest salary',
  async (query) => {
    const { requests } = open(`/?${query}`, found())
    await screen.findByRole('heading', { name: '2 open jobs' })

    expect(screen.queryByRole('button', { name: /^Remove the filter From/ })).not.toBeInTheDocument()
    expect(lastSearch(requests)).not.toContain('salary_min')
  },
)

test('cards show the employment type of the filter', async () => {
  const types = ['Full-time', 'Part-time'].map((type, id) => ({ employment_type: { id, type } }))
  open('/?employment_type=Part-time', found({ data: someJobs(1, { jobemploymenttype: types }) }))

  const card = (await screen.findByRole('heading', { name: 'Job 1' })).closest('li')!
  expect(within(card).getByText('Part-time')).toBeVisible()
  expect(within(card).queryByText('Full-time')).not.toBeInTheDocument()
})

test('each active filter has a chip that removes it', async () => {
  const { url } = open('/?search=react&employment_type=Full-time&period=Year&salary_min=500', found())
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }))
  expect(chips.getAllByRole('button')[0]).toHaveTextContent('Clear filters')

  await userEvent.click(chips.getByRole('button', { name: 'Remove the filter From $500 / year' }))
  expect(url()).toBe('/?search=react&employment_type=Full-time')

  await userEvent.click(chips.getByRole('button', { name: 'Clear filters' }))
  expect(url()).toBe('/?search=react')
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
})

test.each([
  ['Remove the filter Full-time', '/?search=react&employment_type=Full-time'],
  ['Clear filters', '/?search=react&employment_type=Full-time&location=Remote'],
])("'%s' at %s hands the focus to the heading when no filter is left", async (name, url) => {
  open(url, found())
  const heading = await screen.findByRole('heading', { name: '2 jobs for “react”' })
  screen.getByRole('button', { name }).focus()

  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(heading).toHaveFocus())
})

test('a search without results links to all open jobs', async () => {
  const { url } = open('/?search=blacksmith', found({ data: [] }), found())

  expect(await screen.findByText('No jobs match your search.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Show all open jobs' }))

  expect(url()).toBe('/')
  expect(await screen.findByRole('heading', { name: '2 open jobs' })).toBeVisible()
})

describe('a search without results links to nearby searches that have some', () => {
  const nothing = found({ data: [] })
  const queriesOf = (requests: readonly { url: string }[]) =>
    requests
      .map(({ url }) => url)
      .filter((url) => url.startsWith(search.searchJobs.path))
      .map((url) => url.split('?')[1])

  test('with a single word, without the filters, which a button clears for all words', async () => {
    const { requests } = open(
      '/?search=java+baker&remote=true',
      nothing,
      nothing,
      found({ total_user: 9, corrected: 'Bakery' }),
    )
    const single = await screen.findByRole('link', { name: '9 jobs for “Bakery”' })
    expect(screen.getAllByRole('link', { name: /^\d+ jobs/ })).toEqual([single])
    expect(single).toHaveAttribute('href', '/?search=Bakery')
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    expect(queriesOf(requests)).toEqual([
      'search=java+baker&page=1&remote=true',
      'search=java&page=1',
      'search=baker&page=1',
    ])
  })

  test('of a word that is there twice, once', async () => {
    const { requests } = open('/?search=york+new+york', nothing, nothing, found({ total_user: 3 }))
    expect(await screen.findByRole('link', { name: '3 jobs for “new”' })).toBeVisible()
    expect(queriesOf(requests)).toEqual([
      'search=york+new+york&page=1',
      'search=york&page=1',
      'search=new&page=1',
    ])
  })

  test('without one of several filters, also without words', async () => {
    const { requests } = open(
      '/?employment_type=Contract&remote=true',
      nothing,
      found({ total_user: 1 }),
      nothing,
    )
    const link = await screen.findByRole('link', { name: '1 job without the filter “Contract”' })
    expect(link).toHaveAttribute('href', '/?remote=true')
    expect(queriesOf(requests)).toEqual([
      'search=&page=1&employment_type=Contract&remote=true',
      'search=&page=1&remote=true',
      'search=&page=1&employment_type=Contract',
    ])
    expect(requests.map(({ url }) => url)).not.toContain(search.getMarketSummary.path)
  })
})

test('a search without results and without a nearby search links to popular searches', async () => {
  const { url } = open('/?search=balikpapan', found({ data: [] }), market, found())
  const popular = await screen.findByRole('navigation', { name: 'Popular searches' })
  await userEvent.click(within(popular).getByRole('link', { name: 'React' }))
  expect(url()).toBe('/?search=React')
})

test('filters without results can be cleared', async () => {
  const { url } = open('/?search=react&remote=true', found({ data: [] }))

  await screen.findByText('No jobs match your search.')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

  expect(url()).toBe('/?search=react')
})

test('a page past the last one links to the first', async () => {
  open('/?search=react&page=99', found({ data: [], total_user: 30 }))

  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/?search=react',
  )
})

test('a failed search shows an error and can be retried', async () => {
  open('/', unreachable(search.searchJobs), found())

  expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Sort by' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: '2 open jobs' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Sort by' })).toBeVisible()
})

test("the server's reason for refusing a search is shown with a button to clear the filters", async () => {
  const { url } = open(
    '/?employment_type=Nonsense',
    answer(search.searchJobs, { status: 400, body: { error: 'Please check the filters.' } }),
    found(),
  )

  expect(await screen.findByText('Please check the filters.')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)

  expect(url()).toBe('/')
  expect(await screen.findByRole('heading', { name: '2 open jobs' })).toBeVisible()
})

test('the jobs stay until those of the next page arrive', async () => {
  open('/', found({ data: someJobs(12), total_user: 13 }), found({ data: [aJob()], total_user: 13 }))
  await screen.findByRole('link', { name: 'Job 1' })

  fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))

  expect(screen.getByRole('link', { name: 'Job 1' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Joiner' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Job 1' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '13 open jobs' })).toHaveFocus()
})

test('while a search runs, the number of the last one is not shown with its words', async () => {
  const { held, release } = hold(found({ data: someJobs(1), total_user: 5 }))
  open('/', found({ data: someJobs(2), total_user: 137 }), held)
  await screen.findByRole('heading', { name: '137 open jobs' })
  await waitFor(() => expect(document.title).toMatch(/^Jobs · /))

  fireEvent.change(searchBox(), { target: { value: 'java' } })
  fireEvent.submit(searchBox())
  expect(await screen.findByRole('heading', { name: 'Loading jobs' })).toBeInTheDocument()
  expect(document.title).toMatch(/^java jobs · /)

  release()
  expect(await screen.findByRole('heading', { name: '5 jobs for “java”' })).toBeVisible()
  expect(document.title).toMatch(/^5 java jobs · /)
})

test('while a search runs, the job beside the list is faded like the list', async () => {
  onADesktop()
  const { held, release } = hold(found({ data: someJobs(1), total_user: 5 }))
  open('/', found(), detail(1), held)
  await screen.findByText('All of 1')
  const apply = pane().getByRole('link', { name: 'Log in to apply' })
  const list = screen.getByRole('heading', { name: 'Job 2' }).closest('ul')
  const fadedParents = () => [list, apply].map((element) => element!.closest('[aria-busy=true].opacity-60'))
  expect(fadedParents()).toEqual([null, null])

  fireEvent.change(searchBox(), { target: { value: 'java' } })
  fireEvent.submit(searchBox())
  await screen.findByRole('heading', { name: 'Loading jobs' })
  expect(fadedParents()).toEqual([list, expect.anything()])

  release()
  await screen.findByRole('heading', { name: '5 jobs for “java”' })
  expect(fadedParents()).toEqual([null, null])
})

test("the tab's title doesn't say jobs twice", async () => {
  open('/?search=jobs+in+berlin', found({ data: someJobs(1), total_user: 5 }))
  await waitFor(() => expect(document.title).toMatch(/^5 jobs in berlin · /))
})

test('an account sees which jobs it has saved and applied for', async () => {
  signIn('personal')
  const data = [aJob({ id: 1, job_title: 'Joiner', is_saved: true, is_applied: true })]
  open(
    '/',
    answer(search.searchJobsAuthenticated, { status: 200, body: { data, total_user: 1, corrected: null } }),
  )

  expect(await screen.findByRole('button', { name: 'Remove Joiner from saved jobs' })).toBeVisible()
  expect(screen.getByText('Applied')).toBeVisible()
})

test('without room beside the list a card opens the page of its job', async () => {
  const { url } = open('/', found())

  await userEvent.click(await screen.findByRole('link', { name: 'Job 2' }))

  expect(url()).toBe('/jobs/?jobId=2')
})

test('without room beside the list a URL that names a job redirects to its page', () => {
  const { url } = open('/?jobId=2', found())

  expect(url()).toBe('/jobs/?jobId=2')
})

test('going back in a window that has become narrow leads to the list, whose URL names a job', async () => {
  onADesktop()
  const board = (
    <Routes>
      <Route path="/" element={<JobBoardPage />} />
      <Route path="*" element={null} />
    </Routes>
  )
  const page = (
    <>
      {board}
      <Back />
    </>
  )
  const { url } = renderAt(
    '/',
    '*',
    page,
    [choices, noMarket, found(), detail(1), detail(2), isViewed],
    inBrowser,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Job 2' }))
  expect(url()).toBe('/?jobId=2')

  inANarrowWindow()
  await userEvent.click(screen.getByRole('link', { name: 'Job 1' }))
  expect(url()).toBe('/jobs/?jobId=1')
  await goBack()

  expect(await screen.findByRole('link', { name: 'Job 1' })).toBeVisible()
  expect(url()).toBe('/?jobId=2')
})

test.each(['-3', '1.5', '1e99', 'x'])('a URL whose job is %s shows the list', async (id) => {
  const { url } = open(`/?jobId=${id}`, found())

  expect(await screen.findByRole('link', { name: 'Job 1' })).toBeVisible()
  expect(url()).toBe(`/?jobId=${id}`)
})

const detail = (id: number) =>
  answer(jobs.getJobDetail, {
    status: 200,
    body: aJob({ id, job_title: `Job ${id}`, job_detail: `All of ${id}` }),
  })
const pane = () => within(screen.getByRole('region', { name: 'Job details' }))

test('on a desktop the first job is shown beside the list under the same URL', async () => {
  onADesktop()
  const { url } = open('/?search=react', found(), detail(1))

  expect(await screen.findByRole('link', { name: 'Job 1', current: true })).toBeVisible()
  expect(await screen.findByText('All of 1')).toBeVisible()
  expect(url()).toBe('/?search=react')
})

test('title and Apply stay in view when the job beside the list is scrolled', async () => {
  onADesktop()
  const scroll = watchViewport()
  open('/', found(), detail(1))
  await screen.findByText('All of 1')
  expect(pane().getAllByRole('link', { name: 'Log in to apply' })).toHaveLength(1)

  act(() => scroll(false))
  await waitFor(() => expect(pane().getAllByRole('link', { name: 'Log in to apply' })).toHaveLength(2))
  expect(pane().getAllByText('Job 1')).toHaveLength(2)

  act(() => scroll())
  expect(pane().getAllByRole('link', { name: 'Log in to apply' })).toHaveLength(1)
})

test.each([{ job_status: 'Finished' }, { deadline: '2020-01-31' }] as const)(
  'a job that has ended offers similar jobs beside the list: %j',
  async (ended) => {
    onADesktop()
    const job = answer(jobs.getJobDetail, {
      status: 200,
      body: aJob({ id: 9, job_title: 'Sailmaker', ...ended }),
    })
    const alike = answer(similar.getSimilarJobs, { status: 200, body: { data: someJobs(6) } })
    open('/?jobId=9', found(), job, alike)

    await screen.findByRole('heading', { name: 'Sailmaker' })
    const section = within(await pane().findByRole('region', { name: 'Similar jobs' }))
    expect(section.getAllByRole('heading', { name: /^Job / })).toHaveLength(4)
    expect(section.getByRole('link', { name: 'Job 4' })).toHaveAttribute('href', '/jobs/?jobId=4')
    expect(await pane().findByRole('link', { name: 'See similar jobs' })).toHaveAttribute(
      'href',
      '#similar-jobs',
    )
  },
)

test('an open job beside the list offers no similar jobs', async () => {
  onADesktop()
  const { requests } = open('/', found(), detail(1))
  await screen.findByText('All of 1')
  expect(pane().queryByRole('link', { name: 'See similar jobs' })).toBeNull()
  expect(requests.map(({ url }) => url)).not.toContainEqual(expect.stringContaining('similar'))
})

test('a job beside the list links to its own page', async () => {
  onADesktop()
  const { url } = open('/?search=react', found(), detail(1))
  await screen.findByText('All of 1')

  await userEvent.click(pane().getByRole('link', { name: 'Open job page' }))

  expect(url()).toBe('/jobs/?jobId=1')
})

test('in place of an unknown job, the pane links to all jobs', async () => {
  onADesktop()
  const gone = answer(jobs.getJobDetail, { status: 404, body: { error: 'Job Not Found' } })
  const { url } = open('/?jobId=99999', found(), gone, detail(1))
  expect(await screen.findByText('This job is no longer available.')).toBeVisible()

  await userEvent.click(pane().getByRole('link', { name: 'Show all jobs' }))

  expect(url()).toBe('/')
  expect(await screen.findByText('All of 1')).toBeVisible()
})

test('on a desktop a click shows the job beside the list', async () => {
  onADesktop()
  const { url } = open('/?search=react', found(), detail(1), detail(2))
  await screen.findByText('All of 1')

  await userEvent.click(screen.getByRole('link', { name: 'Job 2' }))

  expect(url()).toBe('/?search=react&jobId=2')
  expect(pane().getByRole('heading', { name: 'Job 2' })).toBeVisible()
  expect(await screen.findByText('All of 2')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Job 1' })).not.toHaveAttribute('aria-current')
})

test('beside the list, a view of a selected job is counted, but not of the first one', async () => {
  onADesktop()
  const { requests } = open('/', found(), detail(1), detail(2))
  await screen.findByText('All of 1')
  await userEvent.click(screen.getByRole('link', { name: 'Job 2' }))
  await screen.findByText('All of 2')

  const views = () => requests.map(({ url }) => url).filter((url) => url.includes('view_job'))
  await waitFor(() => expect(views()).toEqual(['/api/job/view_job/2/']))
})

test('beside the list, a click on the first job counts a view of it', async () => {
  onADesktop()
  const { requests, url } = open('/', found(), detail(1), detail(2))
  await screen.findByText('All of 1')
  await userEvent.click(screen.getByRole('link', { name: 'Job 1' }))

  expect(url()).toBe('/?jobId=1')
  const views = () => requests.map(({ url }) => url).filter((url) => url.includes('view_job'))
  await waitFor(() => expect(views()).toEqual(['/api/job/view_job/1/']))
})

const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Back' }))

test('on a desktop each selection of another job is a step to go back from', async () => {
  onADesktop()
  const { url } = openWithBack('/', found({ data: someJobs(3) }), detail(1), detail(2), detail(3))
  await screen.findByText('All of 1')
  for (const name of ['Job 2', 'Job 3', 'Job 3']) await userEvent.click(screen.getByRole('link', { name }))
  expect(url()).toBe('/?jobId=3')

  await goBack()
  expect(url()).toBe('/?jobId=2')
  await goBack()
  expect(url()).toBe('/')
  expect(screen.getByRole('link', { name: 'Job 1', current: true })).toBeVisible()
})

test('on a desktop going back undoes all arrow keys as one step', async () => {
  onADesktop()
  const { url } = openWithBack('/', found({ data: someJobs(3) }), detail(1), detail(2), detail(3))
  await userEvent.click(await screen.findByRole('link', { name: 'Job 2' }))
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(url()).toBe('/?jobId=3')

  await goBack()
  expect(url()).toBe('/')
})

test('on a desktop arrow keys move through the jobs, Enter focuses the details and Escape the job in the list', async () => {
  onADesktop()
  const { url } = open('/', found({ data: someJobs(3) }), detail(1), detail(2), detail(3))
  await screen.findByText('All of 1')
  screen.getByRole('link', { name: 'Job 1' }).focus()

  await userEvent.keyboard('{ArrowDown}')
  await screen.findByText('All of 2')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')

  expect(screen.getByRole('link', { name: 'Job 3' })).toHaveFocus()
  expect(url()).toBe('/?jobId=3')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Job details' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: 'Job 3' })).toHaveFocus()
})

test('on a desktop Enter on another card shows its job and focuses the details', async () => {
  onADesktop()
  const { url } = open('/', found({ data: someJobs(3) }), detail(1), detail(3))
  await screen.findByText('All of 1')
  screen.getByRole('link', { name: 'Job 3' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('All of 3')
  expect(url()).toBe('/?jobId=3')
  expect(screen.getByRole('region', { name: 'Job details' })).toHaveFocus()
})

test('a job saved beside the list is saved in the list too', async () => {
  onADesktop()
  signIn('personal')
  open(
    '/',
    answer(search.searchJobsAuthenticated, {
      status: 200,
      body: { data: someJobs(2, { is_saved: false }), total_user: 2, corrected: null },
    }),
    detail(1),
    answer(jobs.checkSavedJob, { status: 404, body: { error: 'Not saved' } }),
    answer(jobs.saveJob, { status: 201, body: { success: 'Job saved' } }),
  )
  await screen.findByText('All of 1')

  await userEvent.click(pane().getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('button', { name: 'Remove Job 1 from saved jobs' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save Job 2' })).toBeVisible()
})

test('a page number that is too large is requested as a page past the end', async () => {
  const { requests } = open(`/?page=${'9'.repeat(30)}`, found({ data: [], total_user: 13 }))
  await waitFor(() => expect(lastSearch(requests)).toContain('page=999999999'))
})

test('a search that is too long after normalization is cut to the limit', async () => {
  const { requests } = open(`/?search=${'\ufdfa'.repeat(100)}`, found())
  await waitFor(() =>
    expect(lastSearch(requests)).toContain(`search=${encodeURIComponent('\ufdfa'.repeat(5))}&`),
  )
})

test('a URL with more names of a filter than the limit shows the first of them, each once', async () => {
  const names = Array.from({ length: 1500 }, (_, i) => `location=Place+${i % 30}`)
  const { requests } = open(`/?${names.join('&')}`, found())
  await waitFor(() => expect(lastSearch(requests)).toContain('location=Place+19'))
  expect(lastSearch(requests)!.match(/location=/g)).toHaveLength(20)
})

describe("the prompt 'Looking for candidate?'", () => {
  test('asks a visitor to sign up or log in as a company', async () => {
    open('/', found())
    await userEvent.click(screen.getByRole('button', { name: 'Looking for candidate?' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Looking for candidate?' }))
    expect(dialog.getByRole('link', { name: 'Sign-up' })).toHaveAttribute(
      'href',
      '/register/?user_type=company',
    )
    expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login/')
  })

  test('is not shown to an account', async () => {
    signIn('personal')
    open(
      '/',
      answer(search.searchJobsAuthenticated, {
        status: 200,
        body: { data: [], total_user: 0, corrected: null },
      }),
    )
    expect(screen.queryByText('Looking for candidate?')).not.toBeInTheDocument()
    expect(await screen.findByText('There are no open jobs at the moment.')).toBeVisible()
  })
})
