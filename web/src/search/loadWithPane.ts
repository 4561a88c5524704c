import type { ComponentType } from 'react'
import { isSplit } from './useIsSplit.ts'

/** A board's page with the code of all that it shows at once: in a wide window also its pane, which phones never load. */
export async function loadWithPane(Page: ComponentType, Pane: { preload: () => unknown }) {
  if (import.meta.env.SSR || isSplit()) await Pane.preload()
  return Page
}
