import { newAccount } from '../steps/accounts.ts'
import { isPhone } from '../steps/screen.ts'
import { cardLinks, searchBox } from '../steps/search.ts'
import type { Screen } from './screen.ts'

/** The board of people, the home of a company. */
export const peopleScreens: readonly Screen[] = [
  {
    name: 'the menu of a company',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/users/')
      await cardLinks(page).first().waitFor()
      await page.getByRole('button', { name: isPhone(page) ? 'Menu' : /^Account menu/ }).click()
      await page.getByText('Manage', { exact: true }).waitFor()
    },
  },
  {
    name: 'the board of people',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/users/')
      await page.getByRole('navigation', { name: 'Pages of candidates' }).waitFor()
    },
  },
  {
    name: 'the board of people of a new company',
    open: async ({ page, arrange }) => {
      await arrange.signIn(page, await arrange.account(newAccount('company', 'Quiet Quay')))
      await page.goto('/users/')
      await page.getByRole('region', { name: 'Post your first job' }).waitFor()
      await cardLinks(page).first().waitFor()
    },
  },
  {
    name: 'the board of people with suggestions',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/users/')
      await searchBox(page).pressSequentially('ber')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'the board of people with its filters open',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/users/?employment_type=Part-time&location=Berlin%2C+Germany')
      await cardLinks(page).first().waitFor()
      if (isPhone(page)) await page.getByRole('button', { name: 'Filter', exact: true }).click()
      else await page.getByRole('button', { name: 'Employment type 1 filter active' }).click()
      await page.getByRole('checkbox', { name: 'Part-time' }).waitFor()
    },
  },
  {
    name: 'a search for people that finds nothing',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/users/?search=zzzzzzzz')
      await page.getByText('No candidates match your search.').waitFor()
    },
  },
  {
    name: 'a search for people that was corrected',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/users/?search=Typescrpt')
      await page.getByText('Showing results for').waitFor()
    },
  },
  {
    name: 'a person beside the list, with contact data',
    on: 'desktop',
    as: 'company',
    open: async ({ page }) => {
      // Has applied to the company.
      await page.goto('/users/?search=Mira+Hoffmann')
      const person = page.getByRole('region', { name: 'Candidate details' })
      await person.getByRole('button', { name: 'Show contact' }).click()
      await person.getByRole('link', { name: /@/ }).waitFor()
    },
  },
]
