import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { screens } from './screens.ts'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns a line for each violation that axe finds in the theme. */
async function findViolations(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  // During a transition between two colours the contrast is neither theme's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  // The app has no frames: the legacy mode leaves out the blank page on which axe merges the results of frames.
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}, ${theme}: ${target} ${failureSummary}`),
  )
}

for (const { name, on, as, failure, open } of screens) {
  test(
    `axe finds no violation in ${name}, light or dark`,
    { tag: on ? `@${on}` : [] },
    async ({ page, arrange, watch }) => {
      if (failure) watch.expectAnswer(failure.status, failure.path)
      if (failure?.error) watch.expectError(failure.error)
      if (as) await arrange.signIn(page, as)
      await open({ page, arrange })

      const found = [...(await findViolations(page, 'light')), ...(await findViolations(page, 'dark'))]
      expect(found).toEqual([])
    },
  )
}
