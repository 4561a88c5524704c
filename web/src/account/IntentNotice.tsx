import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { forgetIntent, useKeptIntent } from './keptIntent.ts'
import { texts } from './messages.ts'

/** What the login is for, where a visitor was on the way to something, and the way back without one. */
export function IntentNotice() {
  const intent = useKeptIntent()
  if (!intent) return null
  return (
    <div className="mb-6">
      <Notice tone="info">
        <p className="font-semibold break-words">{texts.logInTo[intent.action](intent.title)}</p>
        <LinkButton to={intent.jobId ? to.jobs(intent.jobId) : to.home} replace onClick={forgetIntent}>
          {texts.notNow}
        </LinkButton>
      </Notice>
    </div>
  )
}
