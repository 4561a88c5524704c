import { ArrowLeft } from 'lucide-react'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { completionTexts as texts } from './messages.ts'

/** From the own profile back to the last application that this tab began and did not send, at its last step. */
export function BackToApplication({ session }: { session: Session }) {
  const draft = applicationDrafts.latest(session.userId)
  if (!draft) return null
  return (
    // It stays below the header, also while a form further down is open. On a phone, the menu of the sections does.
    <div className="top-16 z-10 bg-paper lg:sticky print:hidden">
      <Link to={to.apply(draft.jobId, draft.step)} className="link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft size={18} aria-hidden className="shrink-0" />
        {texts.backToApplication(draft.title)}
      </Link>
    </div>
  )
}
