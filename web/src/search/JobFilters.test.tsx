import { jobs } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { someJobs } from '../../test/aJob.ts'
import { noMarket } from '../../test/noMarket.ts'
import { answer, hold, inBrowser, renderAt, unreachable } from '../../test/render.tsx'
import { recentChoices } from '../api/recentChoices.ts'
import { JobBoardPage } from './JobBoardPage.tsx'

const CITIES = Array.from({ length: 20 }, (_, index) => `City ${index}`)

const choices = answer(search.getSearchBarData, {
  status: 200,
  body: {
    skills: [],
    emp_type: ['Full-time', 'Contract'].map((type, index) => ({ id: index + 1, type, total_job: 2 })),
    // City 19 has the most jobs, and City 0 has none.
    location: CITIES.map((location, index) => ({ id: index + 1, location, total_job: index })),
  },
})

const found = (total_user: number) =>
  answer(search.searchJobs, { status: 200, body: { data: someJobs(1), total_user, corrected: null } })

type Prepared = Parameters<typeof renderAt>[3] & {}

const openIn = (router: Parameters<typeof renderAt>[4], url: string, ...prepared: Prepared) =>
  renderAt(
    url,
    '/',
    <JobBoardPage />,
    [
      ...prepared,
      choices,
      unreachable(search.countJobs),
      noMarket,
      answer(jobs.viewJob, { status: 204, body: undefined }),
    ],
    router,
  )
const open = (url: string, ...prepared: Prepared) => openIn(undefined, url, ...prepared)

const pill = (name: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name })
const openFilter = (name: string | RegExp) => userEvent.click(pill(name))
const boxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
const showButton = (name: string) => screen.findByRole('button', { name })

describe('a filter on a wide screen', () => {
  test('takes effect when it is selected, shows page 1, and stays open', async () => {
    const { url } = open('/?search=react&page=2', found(30))
    await screen.findByRole('heading', { name: 'Job 1' })
    await openFilter('Employment type')
    await userEvent.click(await screen.findByLabelText('Contract'))
    expect(url()).toBe('/?search=react&employment_type=Contract')
    expect(screen.getByLabelText('Contract')).toHaveFocus()

    await userEvent.click(screen.getByLabelText('Full-time'))
    expect(url()).toBe('/?search=react&employment_type=Contract&employment_type=Full-time')
    await openFilter('Remote')
    expect(url()).toBe('/?search=react&employment_type=Contract&employment_type=Full-time&remote=true')
    expect(pill('Remote')).toHaveAttribute('aria-pressed', 'true')
  })

  test('is one step of the history, which the way back undoes while it closes the filter', async () => {
    const { url } = openIn(inBrowser, '/', found(30))
    await openFilter('Remote')
    await openFilter('Employment type')
    await userEvent.click(await screen.findByLabelText('Contract'))
    await userEvent.click(screen.getByLabelText('Full-time'))
    expect(url()).toBe('/?employment_type=Contract&employment_type=Full-time&remote=true')

    act(() => window.history.back())
    await waitFor(() => expect(url()).toBe('/?remote=true'))
    expect(screen.queryByLabelText('Contract')).not.toBeInTheDocument()
    expect(pill('Employment type')).toHaveFocus()

    await openFilter('Employment type')
    await userEvent.click(await screen.findByLabelText('Contract'))
    act(() => window.history.back())
    await waitFor(() => expect(url()).toBe('/?remote=true'))
  })

  test('shows how many jobs its choices find, on a button that closes it', async () => {
    const { held, release } = hold(found(1))
    open('/', found(1234), held, found(0))
    await openFilter('Employment type')
    expect(await showButton('Show 1,234 jobs')).toBeVisible()
    await userEvent.click(await screen.findByLabelText('Contract'))
    expect(await showButton('Show jobs')).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await showButton('Show 1 job')).toHaveAttribute('aria-busy', 'false')
    await userEvent.click(screen.getByLabelText('Full-time'))

    await userEvent.click(await showButton('No jobs match'))
    expect(screen.queryByLabelText('Contract')).not.toBeInTheDocument()
    expect(pill('Employment type 2 filters active')).toHaveFocus()
  })

  test('is cleared alone', async () => {
    const { url } = open('/?employment_type=Contract&remote=true', found(3))
    await openFilter(/^Employment type/)
    expect(await screen.findByLabelText('Contract')).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(url()).toBe('/?remote=true')
    expect(screen.getByLabelText('Contract')).not.toBeChecked()
  })

  test('is closed by Escape, a press outside and a focus outside, which change nothing', async () => {
    const { url } = open('/', found(3))
    await openFilter('Experience')
    await userEvent.click(await screen.findByLabelText('4 - 6 years'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Experience level' })).not.toBeInTheDocument()
    expect(pill('Experience 1 filter active')).toHaveFocus()

    await openFilter(/^Experience/)
    await userEvent.click(await screen.findByRole('heading', { name: 'Job 1' }))
    expect(screen.queryByRole('group', { name: 'Experience level' })).not.toBeInTheDocument()

    await openFilter(/^Experience/)
    screen.getByRole('combobox', { name: 'Search jobs' }).focus()
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Experience level' })).not.toBeInTheDocument(),
    )
    expect(url()).toBe('/?experience_level=4+-+6+years')
  })

  test('says so when its choices fail to load', async () => {
    const lists = [search.getSearchBarData, search.countJobs].map((list) => unreachable(list))
    renderAt('/', '/', <JobBoardPage />, [...lists, found(3), noMarket])
    await openFilter('Employment type')
    expect(await screen.findByText("We couldn't load the options.")).toBeVisible()
  })
})

describe('locations', () => {
  const POPULAR = CITIES.slice(-8).toReversed()

  test('are those with the most jobs, and a text finds the others that have jobs', async () => {
    const { url } = open('/', found(3))
    await openFilter('Location')
    const popular = within(await screen.findByRole('group', { name: 'Popular' }))
    expect(popular.getAllByRole('checkbox')).toHaveLength(8)
    expect(boxes()).toEqual(POPULAR)
    expect(screen.getByText('Type to see 11 more.')).toBeVisible()

    await userEvent.type(screen.getByRole('textbox', { name: 'Search locations' }), 'city 1')
    expect(boxes()).toEqual([...CITIES.slice(10).toReversed(), 'City 1'])
    await userEvent.click(screen.getByLabelText('City 1'))
    expect(url()).toBe('/?location=City+1')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Search locations' }))
    expect(boxes()).toEqual(['City 1', ...POPULAR])

    await userEvent.type(screen.getByRole('textbox', { name: 'Search locations' }), 'City 0')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.getByText('No matches.')).toBeVisible()
  })

  test('without a job that matches the search have a count of zero, however many there are', async () => {
    const none = { employment_type: [], experience_level: [], period: [], remote: 0 }
    const more = Array.from({ length: 60 }, (_, id) => ({ id, location: `Town ${id}`, total_job: 0 }))
    const body = { skills: [], emp_type: [], location: [...more, { id: 60, location: 'Oslo', total_job: 9 }] }
    openIn(
      undefined,
      '/?search=nurse',
      found(3),
      answer(search.getSearchBarData, { status: 200, body }),
      answer(search.countJobs, { status: 200, body: { ...none, location: [] } }),
    )
    await openFilter('Location')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search locations' }), 'oslo')
    expect(screen.getByRole('checkbox', { name: /^Oslo ?, 0 jobs$/ })).toBeVisible()
  })

  test('are those with the most jobs of the search, in one order while they are chosen', async () => {
    const none = { employment_type: [], experience_level: [], period: [], remote: 0 }
    const counted = (...location: [name: string, count: number][]) =>
      answer(search.countJobs, {
        status: 200,
        body: { ...none, location: location.map(([name, count]) => ({ name, count })) },
      })
    open(
      '/?search=nurse',
      found(3),
      counted(['City 2', 5], ['City 9', 1]),
      counted(['City 9', 7], ['City 2', 5]),
    )
    await openFilter('Location')
    await userEvent.click(await screen.findByLabelText(/^City 2/))
    await screen.findByRole('checkbox', { name: /^City 9 ?, 7 jobs$/ })
    expect(
      boxes()
        .slice(0, 2)
        .map((box) => box!.slice(0, 6)),
    ).toEqual(['City 2', 'City 9'])
  })

  test('begin with those chosen and those chosen lately, and none moves when it is chosen', async () => {
    for (const city of ['City 3', 'City 0', 'City 19']) recentChoices.add('location', city)
    open('/?location=City+5', found(3))
    await openFilter(/^Location/)
    const recent = within(await screen.findByRole('group', { name: 'Recent' }))
    expect(recent.getAllByRole('checkbox')).toHaveLength(2)
    const order = ['City 5', 'City 19', 'City 3', ...CITIES.slice(-9, -1).toReversed()]
    expect(boxes()).toEqual(order)
    await userEvent.click(screen.getByLabelText('City 12'))
    await userEvent.click(screen.getByLabelText('City 5'))
    expect(boxes()).toEqual(order)

    await userEvent.keyboard('{Escape}')
    await openFilter(/^Location/)
    await screen.findByRole('group', { name: 'Recent' })
    expect(boxes().slice(0, 4)).toEqual(['City 12', 'City 19', 'City 3', 'City 18'])
  })
})

describe('the salary', () => {
  const amount = () => screen.getByRole('textbox', { name: 'Minimum salary' })
  const period = (name: string) => screen.getByRole('radio', { name })
  const openSalary = async () => {
    await openFilter(/^Salary/)
    await screen.findByRole('radiogroup', { name: 'Salary period' })
  }

  test('has one period or any, and an amount only with a period', async () => {
    const { url } = open('/', found(3))
    await openSalary()
    expect(period('Any')).toBeChecked()
    expect(amount()).toBeDisabled()
    expect(amount()).toHaveAccessibleDescription('Choose a period for the minimum salary.')

    await userEvent.click(period('Year'))
    expect(url()).toBe('/?period=Year')
    await userEvent.type(amount(), '50,000{Enter}')
    expect(url()).toBe('/?period=Year&salary_min=50000')
    expect(screen.getByRole('button', { name: 'Remove the filter From $50,000 / year' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(url()).toBe('/')
    expect(amount()).toHaveValue('')
  })

  test.each(['60000', 'a lot'])('without its period leaves no amount behind: %s', async (text) => {
    const { url } = open('/?period=Year', found(3))
    await openSalary()
    await userEvent.type(amount(), `${text}{Enter}`)
    await userEvent.click(period('Hour'))
    expect(url()).toBe('/?period=Hour')
    expect(amount()).toHaveValue('')

    await userEvent.type(amount(), `${text}{Enter}`)
    await userEvent.click(period('Any'))
    expect(url()).toBe('/')
    expect(amount()).toHaveValue('')
  })

  test('is applied when typing pauses, and when the field loses the focus', async () => {
    const { url } = open('/?period=Hour', found(3))
    await openSalary()
    await userEvent.type(amount(), '25.50')
    expect(url()).toBe('/?period=Hour')
    await waitFor(() => expect(url()).toBe('/?period=Hour&salary_min=25.50'), { timeout: 5000 })
    await userEvent.clear(amount())
    await userEvent.tab()
    expect(url()).toBe('/?period=Hour')
  })

  test('keeps a text that is no amount, with a message, also while it is closed', async () => {
    const { url } = open('/?period=Year&salary_min=500', found(3))
    await openSalary()
    await userEvent.clear(amount())
    await userEvent.type(amount(), 'a lot{Enter}')
    expect(amount()).toHaveAccessibleDescription('Enter an amount, such as 25 or 25.50.')
    expect(url()).toBe('/?period=Year&salary_min=500')

    await userEvent.keyboard('{Escape}')
    await openSalary()
    expect(amount()).toHaveValue('a lot')
    expect(amount()).toBeInvalid()
    await userEvent.clear(amount())
    expect(amount()).toBeValid()
    await userEvent.type(amount(), '700{Enter}')
    expect(url()).toBe('/?period=Year&salary_min=700')
    await userEvent.keyboard('{Escape}')
    await openSalary()
    expect(amount()).toHaveValue('700')
  })

  test('of a URL with several periods shows them, and one replaces them', async () => {
    const { url } = open('/?period=Year&period=Month', found(3))
    await openSalary()
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Paid per year or month')
    for (const name of ['Any', 'Year', 'Month', 'Hour']) expect(period(name)).not.toBeChecked()
    expect(amount()).toBeDisabled()
    await userEvent.click(period('Month'))
    expect(url()).toBe('/?period=Month')
  })
})

test('the filters of a phone take effect at once, and its button shows how many jobs they find', async () => {
  const { url } = open('/?employment_type=Contract&page=3', found(30), found(20), found(7), found(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Filters 1 filter active' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(await sheet.findByLabelText('Contract')).toBeChecked()
  expect(await sheet.findByRole('button', { name: 'Show 30 jobs' })).toBeVisible()
  await userEvent.click(sheet.getByLabelText('Contract'))
  expect(url()).toBe('/')
  await userEvent.click(sheet.getByLabelText('2 - 4 years'))
  expect(url()).toBe('/?experience_level=2+-+4+years')
  await userEvent.click(sheet.getByLabelText('Hour'))
  await userEvent.type(sheet.getByLabelText('Minimum salary'), '20{Enter}')
  expect(url()).toBe('/?experience_level=2+-+4+years&period=Hour&salary_min=20')
  expect(await sheet.findByRole('button', { name: 'Show 2 jobs' })).toBeVisible()
  expect(sheet.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Show 2 jobs')

  await userEvent.click(sheet.getByRole('button', { name: 'Clear' }))
  expect(url()).toBe('/')
  await userEvent.click(sheet.getByRole('button', { name: 'Show 2 jobs' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
