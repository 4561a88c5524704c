import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { logInToDemo } from './steps/accounts.ts'
import { screens } from './screens.ts'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on the page in one of the themes, a line each. */
async function findBarriers(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // Halfway between two colours the contrast is neither theme's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}, ${theme}: ${target} ${failureSummary}`),
  )
}

for (const { name, on, as, failure, open } of screens) {
  test(
    `axe finds no barrier in ${name}, light or dark`,
    { tag: on ? `@${on}` : [] },
    async ({ page, arrange, watch }) => {
      if (failure) watch.expectAnswer(failure.status, failure.path)
      if (failure?.error) watch.expectError(failure.error)
      if (as) await logInToDemo(page, as)
      await open({ page, arrange })

      const barriers = [...(await findBarriers(page, 'light')), ...(await findBarriers(page, 'dark'))]
      expect(barriers).toEqual([])
    },
  )
}
