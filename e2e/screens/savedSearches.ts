import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { saveSearch, saveSearches, searchSaved } from '../steps/savedSearches.ts'
import type { Screen, Stage } from './screen.ts'

const QUERIES = [
  'search=keeper+of+the+lights',
  'search=React&employment_type=Full-time&location=Berlin%2C+Germany&location=Remote&remote=true',
  'period=Hour&salary_min=25',
]

async function signInWith({ page, arrange }: Stage, queries: readonly string[]) {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await saveSearches(arrange, account, queries)
  await arrange.signIn(page, account)
}

/** The list of a candidate, with a new job. */
async function openList(stage: Stage) {
  const { page, arrange } = stage
  await signInWith(stage, QUERIES)
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.job(company, frontEndJob('Keeper of the lights'))
  await page.goto('/saved-searches/')
  await page.getByText('View 1 new job').waitFor()
}

/** Saving searches of the board, and their list. */
export const savedSearchScreens: readonly Screen[] = [
  { name: 'the list of saved searches', open: openList },
  {
    name: 'the confirmation before a saved search is deleted',
    open: async (stage) => {
      await openList(stage)
      await stage.page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'No' }).waitFor()
    },
  },
  {
    name: 'a full list of saved searches',
    open: async (stage) => {
      await signInWith(
        stage,
        Array.from({ length: 20 }, (_, index) => `search=word${index}`),
      )
      await stage.page.goto('/saved-searches/')
      await stage.page.getByText(/^You can save up to 20 searches/).waitFor()
    },
  },
  {
    name: 'a search that is saved',
    open: async (stage) => {
      const { page } = stage
      await signInWith(stage, [])
      await page.goto('/?search=Beekeeper')
      await saveSearch(page).click()
      await searchSaved(page).waitFor()
      await page.getByRole('link', { name: 'Manage saved searches' }).waitFor()
    },
  },
  {
    name: 'a search without results that can be saved',
    open: async (stage) => {
      await signInWith(stage, [])
      await stage.page.goto('/?search=Buoymaster&remote=true')
      await saveSearch(stage.page).waitFor()
    },
  },
  {
    name: 'the login before a search is saved',
    open: async ({ page }) => {
      await page.goto('/?search=Beekeeper&employment_type=Full-time')
      await page.getByRole('link', { name: 'Save search' }).click()
      await page.getByText(/^Log in to save the search/).waitFor()
    },
  },
]
