import type { Message } from '@guildhall/contract/messages/endpoints'
import { useId } from 'react'
import { useSession } from '../api/session.ts'
import { AccountPicture } from '../ui/AccountPicture.tsx'
import { Card } from '../ui/Card.tsx'
import { CoverLink } from '../ui/CoverLink.tsx'
import { cx } from '../ui/cx.ts'
import { timeOrDay } from '../ui/localDates.ts'
import { type Mailbox, otherSide, sentAt } from './mailboxes.ts'
import { texts } from './messages.ts'
import { preview, splitSubject } from './preview.ts'
import { rowId } from './useFocusOnReturn.ts'

type MessageRowProps = { message: Message; mailbox: Mailbox; href: string; selected: boolean }

/** A message in a list, as a link that opens it. */
export function MessageRow({ message, mailbox, href, selected }: MessageRowProps) {
  const person = otherSide(message, useSession()?.userId)
  const isUnread = mailbox === 'inbox' && !message.is_read
  const [start, rest] = splitSubject(message.subject)
  const date = sentAt(message)
  const fromId = useId()
  return (
    <Card as="li" interactive selected={selected} className="flex gap-3 px-3.5 py-3">
      <AccountPicture account={person} />
      <div className="min-w-0 flex-1">
        <p id={fromId} className="flex items-baseline gap-2">
          <span className={cx('min-w-0 flex-1 truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            {isUnread && (
              <>
                <span aria-hidden className="mr-1 inline-block size-2.5 rounded-full bg-brand" />
                <span className="sr-only">{texts.unread}</span>{' '}
              </>
            )}
            {person.isRecipient ? texts.to(person.name) : person.name}
          </span>{' '}
          <time dateTime={date.toISOString()} className="shrink-0 text-sm text-soft tabular-nums">
            {timeOrDay(date)}
          </time>
        </p>
        <h2 className={cx('truncate text-base leading-normal', isUnread ? 'font-bold' : 'font-normal')}>
          <CoverLink
            to={href}
            id={rowId(message.id)}
            aria-describedby={fromId}
            aria-current={selected || undefined}
          >
            {start}
            {rest && (
              <>
                <span className="max-md:hidden">{rest}</span>
                <span className="md:hidden">…</span>
              </>
            )}
          </CoverLink>
        </h2>
        <p className="line-clamp-2 h-[2lh] text-sm text-soft">{preview(message.body)}</p>
      </div>
    </Card>
  )
}
