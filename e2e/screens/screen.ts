import type { Page } from '@playwright/test'
import type { Arrange } from '../harness/arrange.ts'

export type Stage = { page: Page; arrange: Arrange }

export type Screen = {
  name: string
  /** The only device that has the screen; both by default. */
  on?: 'desktop' | 'phone'
  as?: 'candidate' | 'company'
  /** The error response that the screen is about, and the error that the page reports because of it. */
  failure?: { status: number; path: RegExp; error?: RegExp }
  /** Opens the screen and waits until it is complete. */
  open: (stage: Stage) => Promise<unknown>
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor()

export async function openBookbinder({ page }: Stage) {
  await page.goto('/?search=Bookbinder')
  const card = page.getByRole('link', { name: 'Bookbinder, three or four days a week', exact: true })
  await page.goto((await card.getAttribute('href')) ?? '')
  await page.getByText('The workshop is heated').waitFor()
}
