import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Arrange } from './harness/arrange.ts'
import { actWhenHydrated } from './harness/hydration.ts'
import { expect, test } from './harness/test.ts'
import { type Watch, watchPages } from './harness/watch.ts'
import { screens } from './screens/all.ts'
import type { Screen } from './screens/screen.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const STANDARD = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
// The themes differ only in their colors.
const COLORS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }

type SharedPage = { page: Page; watch: Watch }

/** One page per viewer, shared by the tests of a worker: a page that has run the app before loads it in half the time. */
const sharedPages = new Map<Screen['as'], SharedPage>()

async function createPage(browser: Browser, arrange: Arrange, as: Screen['as']): Promise<SharedPage> {
  const watch = watchPages()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await watch.watch(context)
  actWhenHydrated(context)
  const page = await context.newPage()
  if (as) await arrange.signIn(page, as)
  return { page, watch }
}

/** Removes what a test left in a shared page, except for the session of an account. */
async function resetPage({ page, watch }: SharedPage, as: Screen['as']) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (!as) await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => sessionStorage.clear())
  // Ends the app. A page of another site, such as about:blank, would end the renderer too, with the code that it compiled.
  await page.goto('/healthz')
  await page.mouse.move(0, 0)
  watch.reset()
}

/** Makes changes of the theme immediate: during a transition, the contrast is that of neither theme. */
const disableMotion = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Returns a line for each violation that axe finds in the theme. */
async function findViolations(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme })
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe: injected } = window as unknown as { axe: typeof axe }
      // Describing the elements that pass would take as long as the checks.
      return (await injected.run({ runOnly, resultTypes: ['violations' as const] })).violations
    },
    theme === 'light' ? STANDARD : COLORS,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}, ${theme}: ${target} ${failureSummary}`),
  )
}

for (const { name, on, as, failure, open } of screens) {
  test(
    `axe finds no violation in ${name}, light or dark`,
    { tag: on ? `@${on}` : [] },
    async ({ browser, arrange }) => {
      const shared = sharedPages.get(as) ?? (await createPage(browser, arrange, as))
      sharedPages.set(as, shared)
      const { page, watch } = shared
      if (failure) watch.expectAnswer(failure.status, failure.path)
      if (failure?.error) watch.expectError(failure.error)
      await open({ page, arrange })

      await disableMotion(page)
      await page.evaluate(AXE)
      const found = [...(await findViolations(page, 'light')), ...(await findViolations(page, 'dark'))]
      expect(found).toEqual([])
      expect(watch.problems, 'errors that the page reported').toEqual([])
      await resetPage(shared, as)
    },
  )
}
