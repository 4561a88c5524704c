import { useQuery } from '@tanstack/react-query'
import { Inbox, type LucideIcon, PenLine, Send, Trash2 } from 'lucide-react'
import { to } from '../to.ts'
import { Badge } from '../ui/BadgedIcon.tsx'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { useScrollToCurrent } from '../ui/useScrollToCurrent.ts'
import { COMPOSE, type Tab, TABS } from './mailboxes.ts'
import { texts } from './messages.ts'
import { unreadTotal } from './queries.ts'

const ICONS: Record<Tab, LucideIcon> = { 'send-message': PenLine, inbox: Inbox, sent: Send, deleted: Trash2 }

/** Links to the tabs of the messages: a column, on a narrow screen a row. */
export function MessagesMenu({ current }: { current: Tab }) {
  const unread = useQuery(unreadTotal).data?.body.total ?? 0
  const row = useScrollToCurrent(current)
  return (
    <nav
      ref={row}
      aria-label={texts.title}
      className="relative -mx-4 overflow-x-auto md:-mx-6 lg:mx-0 print:hidden"
    >
      <ul className="flex gap-1 px-4 pb-3 md:px-6 lg:flex-col lg:px-0">
        {TABS.map((tab) => {
          const Icon = ICONS[tab]
          return (
            <li key={tab}>
              <Link
                to={to.messages(tab)}
                aria-current={tab === current ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-2.5 rounded-full px-3 max-[360px]:px-2 font-semibold whitespace-nowrap transition-colors duration-150 -outline-offset-2 lg:rounded-control',
                  tab === current ? 'bg-brand-soft text-brand' : 'text-soft hover:bg-sunk hover:text-ink',
                )}
              >
                <Icon size={18} aria-hidden className="max-sm:hidden" />
                <Label tab={tab} />
                {tab === 'inbox' && unread > 0 && (
                  <>
                    <Badge count={unread} className="lg:ml-auto" />
                    <span className="sr-only">{texts.unreadCount(unread)}</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** On small screens the specification has another label for the first one. */
function Label({ tab }: { tab: Tab }) {
  if (tab !== COMPOSE) return texts.tabs[tab]
  return (
    <>
      <span className="md:hidden">{texts.compose}</span>
      <span className="max-md:hidden">{texts.tabs[tab]}</span>
    </>
  )
}
