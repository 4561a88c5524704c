import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { isPhone } from '../steps/screen.ts'
import { searchBox, searchFor } from '../steps/search.ts'
import { openBookbinder, type Screen } from './screen.ts'

const SEARCH = /^\/api\/job\/get_search_job_result\/$/

/** The job board, its menus and dialogs, and the page of a job. */
export const boardScreens: readonly Screen[] = [
  {
    name: 'the job board',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Pages of jobs' }).waitFor()
    },
  },
  {
    name: 'the job board with suggestions',
    open: async ({ page }) => {
      await page.goto('/')
      await searchBox(page).pressSequentially('ber')
      await page.getByRole('option').first().waitFor()
      await searchBox(page).press('ArrowDown')
      await page.getByRole('option', { selected: true }).waitFor()
    },
  },
  {
    name: 'the job board with its filters open',
    open: async ({ page }) => {
      await page.goto('/?employment_type=Part-time&remote=true')
      const place = isPhone(page) ? page.getByRole('main') : page.getByRole('group', { name: 'Filters' })
      await place.getByRole('button', { name: isPhone(page) ? /Filters/ : 'Salary' }).click()
      await page.getByLabel('Minimum salary').waitFor()
      await page.getByRole('button', { name: /^Show \d+ jobs?$/ }).waitFor()
      if (isPhone(page)) await page.getByRole('checkbox', { name: /^Full-time ?, [\d,]+ jobs?$/ }).waitFor()
    },
  },
  {
    name: 'the location filter with its list open',
    on: 'desktop',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Location' }).click()
      await page
        .getByRole('checkbox', { name: /, [\d,]+ jobs?$/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'the salary filter with a text that is no amount',
    on: 'desktop',
    open: async ({ page }) => {
      await page.goto('/?period=Year')
      await page
        .getByRole('group', { name: 'Filters' })
        .getByRole('button', { name: /^Salary/ })
        .click()
      await page.getByLabel('Minimum salary').fill('a lot')
      await page.getByLabel('Minimum salary').press('Enter')
      await page.getByText('Enter an amount').waitFor()
    },
  },
  {
    name: 'a search that finds words in descriptions',
    open: async ({ page }) => {
      await page.goto('/?search=keyboard')
      await page.getByText('In the job detail:').first().waitFor()
    },
  },
  {
    name: 'a search that was corrected and finds nothing',
    open: async ({ page }) => {
      await page.goto('/?search=balikpapn')
      await page.getByText(/no open jobs there yet/).waitFor()
    },
  },
  {
    name: 'a search that finds nothing',
    open: async ({ page }) => {
      await page.goto('/?search=zzzzzzzz')
      await page.getByText('No jobs match your search.').waitFor()
    },
  },
  {
    name: 'a search that fails',
    failure: { status: 500, path: SEARCH },
    open: async ({ page }) => {
      const json = { error: 'The search is out of order. Please try again later.' }
      await page.route(
        ({ pathname }) => SEARCH.test(pathname),
        (route) => route.fulfill({ status: 500, json }),
      )
      await page.goto('/')
      await searchFor(page, 'Baker')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'the job board of a candidate',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/?search=React')
      await page
        .getByRole('button', { name: /^(Save|Remove) / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'the dialog “Looking for candidate?”',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Looking for candidate?' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Sign-up' }).waitFor()
    },
  },
  {
    name: 'the menu of a visitor',
    on: 'phone',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).waitFor()
    },
  },
  {
    name: 'the menu of a candidate',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: isPhone(page) ? 'Menu' : /^Account menu/ }).click()
      await page.getByText(/^Saved Jobs?$/).waitFor()
    },
  },
  {
    name: 'a dialog whose code failed to load',
    failure: { status: 404, path: /^\/assets\/ModalPopup-/, error: /Loading chunk failed/ },
    open: async ({ page }) => {
      await page.route('**/assets/ModalPopup-*.js', (route) => route.fulfill({ status: 404 }))
      await page.goto('/')
      await page.getByRole('button', { name: 'Looking for candidate?' }).click()
      await page.getByRole('button', { name: 'Reload' }).waitFor()
    },
  },
  {
    name: 'a job that has ended beside the list',
    on: 'desktop',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const { id } = await arrange.finishedJob(company, frontEndJob('Keeper of the bell'), 'candidate')
      await page.goto(`/?jobId=${id}`)
      await page.getByRole('link', { name: 'See similar jobs' }).click()
      await page.getByRole('region', { name: 'Similar jobs' }).waitFor()
    },
  },
  { name: 'the page of a job', open: openBookbinder },
  { name: 'the page of a job as a candidate sees it', as: 'candidate', open: openBookbinder },
]
