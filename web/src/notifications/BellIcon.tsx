import { Bell } from 'lucide-react'
import { texts } from './messages.ts'

const MAX_SHOWN = 99

/** A bell with the number of unread notifications. Decorative: the name of the button says the number. */
export const BellIcon = ({ size, unread }: { size: number; unread: number }) => (
  <span aria-hidden className="relative">
    <Bell size={size} />
    {unread > 0 && (
      <span className="absolute -top-2 left-3 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-bold text-brand-ink tabular-nums">
        {unread > MAX_SHOWN ? texts.many : unread}
      </span>
    )}
  </span>
)
