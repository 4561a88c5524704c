import type { ComponentType } from 'react'
import { Card } from '../ui/Card.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import type { PaneProps } from './PaneFrame.tsx'
import { isSplit } from './useIsSplit.ts'

/** What a board shows beside its list. Phones never load it. */
export const lazyPane = (fetchPane: () => Promise<ComponentType<PaneProps>>) =>
  lazyPart(fetchPane, () => <Card className="h-full" />)

/** A board's page with the code of all that it shows at once: in a wide window also its pane. */
export async function loadWithPane(Page: ComponentType, Pane: ReturnType<typeof lazyPane>) {
  if (import.meta.env.SSR || isSplit()) await Pane.preload()
  return Page
}
