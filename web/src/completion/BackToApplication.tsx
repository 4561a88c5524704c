import { ArrowLeft } from 'lucide-react'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { completionTexts as texts } from './messages.ts'

type BackToApplicationProps = { session: Session; isComplete: boolean }

/** From the own profile back to the last application that this tab began and did not send. */
export function BackToApplication({ session, isComplete }: BackToApplicationProps) {
  const draft = applicationDrafts.latest(session.userId)
  if (!draft) return null
  return (
    <LinkButton
      to={to.apply(draft.jobId)}
      variant={isComplete ? 'primary' : 'plain'}
      icon={<ArrowLeft size={18} aria-hidden className="shrink-0" />}
      className="h-auto min-h-11 w-full py-2 whitespace-normal"
    >
      {texts.backToApplication(draft.title)}
    </LinkButton>
  )
}
