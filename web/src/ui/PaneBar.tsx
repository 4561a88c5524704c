import type { ReactNode } from 'react'

type PaneBarProps = { title: string; hidden?: boolean; children: ReactNode }

/** What stays of a header in a pane that is scrolled: over the text, so that nothing moves when it appears. */
export const PaneBar = ({ title, hidden, children }: PaneBarProps) => (
  <div hidden={hidden} className="sticky top-0 z-10 h-0 print:hidden">
    <div className="absolute -inset-x-8 flex h-15 items-center justify-between gap-4 border-b border-line bg-card px-8 transition-opacity duration-150 starting:opacity-0">
      <p className="truncate text-lg font-bold">{title}</p>
      {children}
    </div>
  </div>
)
