import type { ReactNode } from 'react'

type JobPageFrameProps = {
  bar?: ReactNode
  /** Whether the job's title has left the view. */
  isHeadingPast?: boolean
  children: ReactNode
}

/** The page of a job below a bar, which on a phone sticks to the top of the screen. */
export function JobPageFrame({ bar, isHeadingPast, children }: JobPageFrameProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-8 md:px-6 md:pt-3 print:pb-0">
      <div data-page-bar data-past={isHeadingPast || undefined} className={BAR}>
        {bar}
      </div>
      {children}
    </div>
  )
}

// On a phone it replaces the site's header, which scrolls away (see styles.css).
const BAR = `group flex h-12 items-center justify-between gap-1 print:hidden md:mb-2 max-md:sticky max-md:top-0 max-md:z-30
  max-md:-mx-4 max-md:border-b max-md:border-transparent max-md:bg-paper max-md:px-4 max-md:data-past:border-line`
