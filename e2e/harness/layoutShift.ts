import type { Page } from '@playwright/test'

type Shifts = { total: number; moved: string[] }
/** `node` is missing if the element was removed. */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Sums up the layout shifts of the page from its first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        shifts.total += value
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const what = `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}”`
          const where = `from ${from.y} (height ${from.height}) to ${to.y} (height ${to.height})`
          shifts.moved.push(`${value.toFixed(3)} after ${Math.round(startTime)} ms: ${what} ${where}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** A layout shift is reported after its frame, and not at all for a frame in which the page is scrolled. */
export const untilShiftsReported = (page: Page) =>
  page.evaluate(
    () => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

async function shiftsOf(page: Page) {
  await untilShiftsReported(page)
  return page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
}

export const shiftOf = async (page: Page) => (await shiftsOf(page)).total
/** A line for each of the elements that moved most in each frame. */
export const movedElements = async (page: Page) => (await shiftsOf(page)).moved
