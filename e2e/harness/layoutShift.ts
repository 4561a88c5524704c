import type { Page } from '@playwright/test'

/** Sums up by how much the page moves under its reader, from its first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const told = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
