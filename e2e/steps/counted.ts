import type { Locator } from '@playwright/test'
import { isPhone } from './screen.ts'

/** Acts for a person and counts the clicks or taps, and the fields that are filled in. */
export function countActions() {
  const made = { clicks: 0, fields: 0 }
  const press = (target: Locator) => (isPhone(target.page()) ? target.tap() : target.click())
  return {
    made,
    async click(target: Locator) {
      made.clicks += 1
      await press(target)
    },
    /** Fills in a field in whatever way it takes. */
    async fill(act: () => Promise<unknown>) {
      made.fields += 1
      await act()
    },
  }
}
