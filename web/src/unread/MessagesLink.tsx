import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useLocation } from 'react-router'
import { unreadTotal } from '../messages/api.ts'
import { to } from '../to.ts'
import { BadgedIcon } from '../ui/BadgedIcon.tsx'
import { IconLink } from '../ui/IconLink.tsx'
import { Link } from '../ui/Link.tsx'
import { texts } from './messages.ts'

const useUnreadMessages = () => useQuery(unreadTotal).data?.body.total ?? 0

/** The messages icon of the header. */
export function HeaderMessages() {
  const unread = useUnreadMessages()
  return (
    <IconLink
      to={to.messages()}
      title={texts.messages}
      label={texts.messagesLink(unread)}
      icon={<BadgedIcon icon={Mail} size={20} count={unread} />}
    />
  )
}

/** The messages icon of a phone's bottom bar. */
export function BarMessages() {
  const unread = useUnreadMessages()
  const isCurrent = useLocation().pathname === to.messages()
  return (
    <Link
      to={to.messages()}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex h-full w-full flex-col items-center justify-center gap-0.5 aria-[current=page]:font-bold aria-[current=page]:text-brand"
    >
      <BadgedIcon icon={Mail} size={22} count={unread} />
      <span aria-hidden>{texts.messages}</span>
      <span className="sr-only">{texts.messagesLink(unread)}</span>
    </Link>
  )
}
