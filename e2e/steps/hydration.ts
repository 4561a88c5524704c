import type { Page } from '@playwright/test'

/** Until React has hydrated the page: before that, what is typed and sent loads a page from the server. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1') ?? {}
    return Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })
