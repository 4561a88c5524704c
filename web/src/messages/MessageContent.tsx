import type { Message } from '@guildhall/contract/messages/endpoints'
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { AccountPicture } from '../ui/AccountPicture.tsx'
import { dateAndTime } from '../ui/localDates.ts'
import { type OpenedMessage, otherSide, sentAt } from './mailboxes.ts'
import { MessageText } from './MessageText.tsx'
import { texts } from './messages.ts'

type MessageContentProps = { opened: OpenedMessage; heading?: Ref<HTMLHeadingElement> }

/** What a message says, and the messages before it. */
export function MessageContent({ opened: { message, chain, is_blocked }, heading }: MessageContentProps) {
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        {message.subject}
      </h2>
      <Person message={message} isBlocked={is_blocked} />
      <MessageText text={message.body} />
      {chain.length > 0 && (
        <details className="group border-t border-line pt-2">
          <summary className="flex min-h-11 items-center gap-2 font-semibold">
            <span className="flex-1">{texts.earlier(chain.length)}</span>
            <ChevronDown size={18} aria-hidden className="shrink-0 text-soft group-open:rotate-180" />
          </summary>
          <ol className="space-y-5 border-l-3 border-line pl-4">
            {chain.map((earlier) => (
              <li key={earlier.id} className="space-y-1">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-semibold">{earlier.sender.name}</span>
                  <Time message={earlier} />
                </p>
                <MessageText text={earlier.body} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

/** The sender, whose profile opens in a new window unless they are blocked; of an own message the recipient. */
function Person({ message, isBlocked }: { message: Message; isBlocked: boolean }) {
  const person = otherSide(message, useSession()?.userId)
  return (
    <div className="flex items-center gap-3">
      <AccountPicture account={person} />
      <div className="min-w-0">
        {person.isRecipient || isBlocked ? (
          <span className="font-semibold wrap-anywhere">
            {person.isRecipient ? texts.to(person.name) : person.name}
          </span>
        ) : (
          <ProfileLink sender={message.sender} />
        )}
        <Time message={message} />
      </div>
    </div>
  )
}

const ProfileLink = ({ sender: { id, name, user_type } }: Pick<Message, 'sender'>) => (
  <a
    href={to.profileOf({ userId: id, userType: user_type })}
    target="_blank"
    rel="noopener"
    className="-my-2.5 flex min-h-11 w-fit items-center font-semibold wrap-anywhere hover:text-brand"
  >
    <span>
      {name} <span className="sr-only">{texts.newWindow}</span>
    </span>
  </a>
)

function Time({ message }: { message: Pick<Message, 'created'> }) {
  const date = sentAt(message)
  return (
    <time dateTime={date.toISOString()} className="block text-sm text-soft tabular-nums">
      {dateAndTime(date)}
    </time>
  )
}
