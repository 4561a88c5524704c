import { Briefcase, X } from 'lucide-react'
import { endFirstJob, useIsFirstJobDue } from '../api/firstJob.ts'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { noticeTexts as texts } from './noticeMessages.ts'

/** The way from the home of a company that has not posted a job to its first steps. */
export function FirstJobNotice() {
  if (!useIsFirstJobDue()) return null

  function dismiss() {
    // The button that has the focus is removed.
    document.getElementById('main')?.focus({ preventScroll: true })
    endFirstJob()
  }
  return (
    // Above the paper of the search bar, which hides cards that are scrolled.
    <div className="relative z-31 mx-auto w-full max-w-page px-4 pt-4 md:px-6 print:hidden">
      <Card
        as="section"
        aria-label={texts.title}
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 pr-2 pl-4 sm:flex"
      >
        <Briefcase size={24} strokeWidth={1.5} aria-hidden className="shrink-0 text-brand max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-6">{texts.title}</h2>
          <p className="text-soft">{texts.text}</p>
        </div>
        <LinkButton
          to={to.companyPanel('jobs')}
          variant="primary"
          className="max-sm:order-1 max-sm:justify-self-start"
        >
          {texts.action}
        </LinkButton>
        <IconButton label={texts.dismiss} icon={<X size={18} aria-hidden />} onClick={dismiss} />
      </Card>
    </div>
  )
}
