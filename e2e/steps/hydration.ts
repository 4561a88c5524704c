import type { Page } from '@playwright/test'

/** Until React has hydrated the page: before that, a link or a form loads another page from the server. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(
    `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps'))`,
  )
