import { Bell } from 'lucide-react'
import { useState } from 'react'
import { BadgedIcon } from '../ui/BadgedIcon.tsx'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { texts } from './messages.ts'
import { useUnreadTotal } from './useUnreadTotal.ts'

const Sheet = lazyOnceOpen(() => import('./NotificationSheet.tsx').then((part) => part.NotificationSheet))

/** The bell of a phone's bottom bar, which opens the notifications as a sheet. */
export function BarBell() {
  const unread = useUnreadTotal()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex h-full w-full flex-col items-center justify-center gap-0.5"
      >
        <BadgedIcon icon={Bell} size={22} count={unread} />
        <span aria-hidden>{texts.title}</span>
        <span className="sr-only">{texts.bell(unread)}</span>
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
