import type { ReactNode } from 'react'

/** The page of a job below a bar, which on a phone is always at the top of the screen. */
export const JobPageFrame = ({ bar, children }: { bar: ReactNode; children: ReactNode }) => (
  <div className="mx-auto w-full max-w-page px-4 pb-8 md:px-6 md:pt-3 print:pb-0">
    <div data-page-bar className={BAR}>
      {bar}
    </div>
    {children}
  </div>
)

// On a phone it lies on the site's header, beside the logo and the menu of visitors.
const BAR = `top-0 z-40 mb-2 flex h-12 items-center justify-between gap-1 max-md:sticky max-md:mr-22 max-md:account:mr-11
  print:hidden`
