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

/** The card of a job. On a phone it reaches below the screen, so that the actions at its end are always at the bottom. */
export const JOB_CARD =
  'flex flex-col p-(--bleed) [--bleed:20px] max-md:min-h-dvh md:[--bleed:32px] print:min-h-0'

/** In one column they stick to the bottom of the screen, above the bar of a phone, until the end of the job is visible. */
export const JOB_ACTIONS = `order-last sticky bottom-(--bottom-bar) z-10 -mx-(--bleed) -mb-(--bleed) mt-auto
  flex flex-wrap gap-2 rounded-b-card border-t border-line bg-card px-(--bleed) pt-2.5
  pb-[max(10px,calc(env(safe-area-inset-bottom)-var(--bottom-bar)))] lg:contents print:hidden`
