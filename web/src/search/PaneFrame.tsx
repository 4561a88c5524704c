import type { ReactNode, Ref } from 'react'
import { Card } from '../ui/Card.tsx'

export type PaneProps = {
  /** Undefined while the list is loading. */
  id: number | undefined
  /** Whether the viewer opened the result: the first of a list is shown to everybody. */
  isOpened?: boolean
  ref?: Ref<HTMLElement>
}

/** In place of a pane whose code is loading. */
export const EmptyPane = () => <Card className="h-full" />

type FrameProps = Omit<PaneProps, 'isOpened'> & { label: string; children: ReactNode }

/** The frame of the selected result beside the list, which scrolls on its own. */
export const PaneFrame = ({ id, ref, label, children }: FrameProps) => (
  <Card className="h-full overflow-hidden">
    {/* The key makes another result start at its top. */}
    <section
      key={id}
      ref={ref}
      aria-label={label}
      tabIndex={-1}
      className="h-full scroll-pt-20 overflow-y-auto px-8 -outline-offset-2"
    >
      {children}
    </section>
  </Card>
)
