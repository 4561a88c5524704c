import type { Page } from '@playwright/test'

/** Sums up the layout shifts of the page from its first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
