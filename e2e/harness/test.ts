/* oxlint-disable no-empty-pattern -- Playwright reads what a fixture needs from its first parameter, also nothing */
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { type Arrange, arrangements } from './arrange.ts'
import { actWhenHydrated } from './hydration.ts'
import { type Watch, watchPages } from './watch.ts'
import { startApp, type App } from './app.ts'

type WorkerFixtures = {
  /** A server with its own database and mail server, one for each worker. */
  app: App
}

type TestFixtures = {
  /** Sets up through the API what a journey isn't about. */
  arrange: Arrange
  watch: Watch
  /** A page in another browser context, for a second person in the journey. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>
}

export { expect }

/** Playwright's test with a server. It fails if any page reports an error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await startApp()
      try {
        await use(app)
      } finally {
        await app.stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ app }, use) => use(app.url),

  arrange: async ({ app }, use) => use(arrangements(app)),

  watch: async ({}, use) => {
    const watch = watchPages()
    await use(watch)
    expect(watch.problems, 'errors that the pages reported').toEqual([])
  },

  context: async ({ context, watch }, use) => {
    await watch.watch(context)
    actWhenHydrated(context)
    await use(context)
  },

  newPerson: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch.watch(context)
      if (options?.javaScriptEnabled !== false) actWhenHydrated(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})
