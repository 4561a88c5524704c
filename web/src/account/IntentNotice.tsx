import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { texts } from './messages.ts'
import { clearIntent, type StoredIntent, useStoredIntent } from './storedIntent.ts'

/** Says what the visitor logs in for, with a link that leads back without a login. */
export function IntentNotice() {
  const intent = useStoredIntent()
  if (!intent) return null
  return (
    <div className="mb-6">
      <Notice tone="info">
        <p className="font-semibold break-words">
          <WholeWords text={texts.logInTo[intent.action](intent.title)} />
        </p>
        <LinkButton to={pageBehind(intent)} replace onClick={clearIntent}>
          {texts.notNow}
        </LinkButton>
      </Notice>
    </div>
  )
}

/** A text whose words with a hyphen, such as 'Full-time', stay on one line. */
const WholeWords = ({ text }: { text: string }) =>
  text.split(/( )/).map((part, index) =>
    part.includes('-') ? (
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** The search, or the page of the job or person, that the intent is about, which is open to visitors. */
function pageBehind({ action, path, id }: StoredIntent) {
  if (action === 'saveSearch' || action === 'message') return path
  return id === undefined ? to.home : to.jobs(id)
}
