import { expect, type Locator, type Page } from '@playwright/test'
import { isPhone } from './screen.ts'

/** The search bar of either board. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: /^Search (jobs|candidates)$/ })

export async function searchFor(page: Page, text: string) {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
}

/** The accessible name of a suggestion, with the number of its results once it has arrived. */
export const suggestionNamed = (name: string) => new RegExp(`^${name}( ?, [\\d,]+ (jobs?|candidates?))?$`)

/** Types the beginning of a name and picks the suggestion under a heading. */
export async function pickSuggestion(page: Page, typed: string, group: string, suggestion: string) {
  await searchBox(page).pressSequentially(typed)
  await page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('group', { name: group })
    .getByRole('option', { name: suggestionNamed(suggestion) })
    .click()
}

/** The number of results that the board shows. */
export async function foundJobs(page: Page) {
  const count = page.getByRole('status').filter({ hasText: /^\d+ (open )?jobs?\b/ })
  return Number.parseInt(await count.innerText(), 10)
}

/** Chooses a location of the filters by typing its name. */
export async function chooseLocation(filters: Locator, location: string) {
  await filters.getByRole('textbox', { name: 'Search locations' }).fill(location)
  await filters.getByRole('checkbox', { name: location }).check()
}

/** Closes filters by the button with the number of results. */
export const showResults = (filters: Locator) =>
  filters
    .getByRole('button', { name: /^(Show [\d,]+ (jobs?|candidates?)|No (jobs|candidates) match)$/ })
    .click()

/** The links of the cards on either board. */
export const cardLinks = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')

/** Opens a job of the list: beside the list on a desktop, on its own page on a phone. Returns the element that shows it. */
export async function openJob(page: Page, title: string) {
  await page.getByRole('link', { name: title, exact: true }).click()
  const job = isPhone(page) ? page.getByRole('article') : page.getByRole('region', { name: 'Job details' })
  await expect(job.getByRole('heading', { name: title })).toBeVisible()
  return job
}
