import type { BrowserContext, Page } from '@playwright/test'

type Element = { dataset: Record<string, string | undefined>; firstElementChild: object | null }
type Document = { readyState: string; querySelector(selector: string): Element | null }

/** Waits until React has hydrated or rendered the page: before that, a link or a form loads another page from the server. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    // Not every program that includes this file has the types of the browser.
    const { document } = globalThis as unknown as { document: Document }
    // The state is embedded at the end.
    if (document.readyState === 'loading') return false
    const root = document.querySelector('#root')
    if (!root || root.dataset['static'] !== undefined) return true
    const isHydrated = document.querySelector('#dehydrated-state')
    const element = isHydrated ? document.querySelector('main h1') : root.firstElementChild
    return Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
  })

/** Makes navigations wait for hydration. Journeys about the time before it pass `waitUntil: 'commit'`. */
export const actWhenHydrated = (context: BrowserContext) =>
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (options?.waitUntil !== 'commit') await waitForHydration(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      await waitForHydration(page)
      return response
    }
  })
