import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { expect, type Page } from '@playwright/test'
import type { Arrange } from '../harness/arrange.ts'
import type { App } from '../harness/app.ts'
import type { Login } from './accounts.ts'

export const saveSearch = (page: Page) => page.getByRole('button', { name: 'Save search' })
export const searchSaved = (page: Page) => page.getByRole('button', { name: 'Search saved' })

/** Saves searches through the API, the first one first. */
export async function saveSearches(arrange: Arrange, account: Login, queries: readonly string[]) {
  for (const query of queries) await arrange.callAs(account, 'POST', savedSearches.saveSearch.path, { query })
}

/** A day passes, and the emails about new jobs are sent. */
export async function mailNewJobs({ query }: Pick<App, 'query'>, { email }: Login) {
  await query(
    `update saved_searches set checked_at = checked_at - interval '1 day'
      where user_id = (select id from users where email = $1)`,
    [email],
  )
  await query(`select graphile_worker.add_job('find_new_jobs')`)
}

/** The row of a saved search in the list. */
export const savedSearch = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Saved Searches' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name, exact: true }),
    })

export async function expectMails(page: Page, name: string, frequency: string) {
  const choice = savedSearch(page, name).getByRole('combobox')
  await expect(choice.locator('option:checked')).toHaveText(frequency)
}
