import type { Notification } from '@guildhall/contract/notifications/endpoints'
import { useSession } from '../api/session.ts'
import { cx } from '../ui/cx.ts'
import { dayOf } from '../ui/localDates.ts'
import { Link } from '../ui/Link.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { UnbrokenDates } from '../ui/UnbrokenDates.tsx'
import { boldSegments } from './boldSegments.ts'
import { texts } from './messages.ts'
import { pageOf } from './useFollowNotification.tsx'

type NotificationRowProps = {
  notification: Notification
  onFollow: (notification: Notification) => void
  /** Shows a spinner. */
  busy: boolean
}

const ROW =
  'relative flex w-full gap-2.5 py-3 pr-4 pl-3 text-left hover:bg-sunk focus-visible:-outline-offset-2'

/** A link if it is known where it leads, so that it can be opened in a tab. */
export function NotificationRow({ notification, onFollow, busy }: NotificationRowProps) {
  const page = pageOf(notification, useSession())
  const content = <Content notification={notification} />
  if (page === null) {
    return (
      <button
        type="button"
        aria-busy={busy}
        onClick={() => onFollow(notification)}
        className={cx(ROW, busy && 'cursor-progress')}
      >
        {content}
        {busy && (
          <span className="absolute right-4 bottom-0 py-3 text-soft">
            <Spinner />
            <span className="sr-only">{texts.opening}</span>
          </span>
        )}
      </button>
    )
  }
  return (
    <Link to={page} onClick={() => onFollow(notification)} className={ROW}>
      {content}
    </Link>
  )
}

function Content({
  notification: { message, is_read, created_at, company_gone },
}: {
  notification: Notification
}) {
  return (
    <>
      <span aria-hidden className={cx('mt-1.5 size-2.5 shrink-0 rounded-full', !is_read && 'bg-brand')} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {!is_read && <span className="sr-only">{texts.unread} </span>}
        <span>
          {boldSegments(message).map(({ text, isBold }, index) =>
            // Dates are always in bold parts.
            isBold ? (
              <b key={index}>
                <UnbrokenDates>{text}</UnbrokenDates>
              </b>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </span>{' '}
        {company_gone && <span className="block text-sm text-soft">{texts.companyGone}</span>}
        <time dateTime={created_at} className="block text-sm text-soft tabular-nums">
          {dayOf(created_at)}
        </time>
      </span>
    </>
  )
}
