import type { Page } from '@playwright/test'

type Document = { querySelector(selector: string): object | null }

/** Until React has hydrated the page: before that, a link or a form loads another page from the server. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    // The types of the browser are not there in every program that reads this file.
    const { document } = globalThis as unknown as { document: Document }
    const heading = document.querySelector('main h1') ?? {}
    return Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })
