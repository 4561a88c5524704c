import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { BadgedIcon } from '../ui/BadgedIcon.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { texts } from './messages.ts'
import { useUnreadTotal } from './useUnreadTotal.ts'

const Popup = lazyPart(() => import('./NotificationPopup.tsx').then((part) => part.NotificationPopup))

/** The bell of the header, which opens the notifications beneath it. */
export function HeaderBell() {
  const unread = useUnreadTotal()
  const button = useRef<HTMLButtonElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [isMounted, setMounted] = useState(false)
  const [isOpen, setOpen] = useState(false)

  function toggle() {
    setMounted(true)
    setOpen(!isOpen)
  }
  function unmount() {
    setMounted(false)
    setOpen(false)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        title={texts.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={Popup.preload}
        onFocus={Popup.preload}
        onClick={toggle}
        className="btn btn-ghost w-11 px-0"
      >
        <BadgedIcon icon={Bell} size={20} count={unread} />
        <span className="sr-only">{texts.bell(unread)}</span>
      </button>
      {/* Next to the button, to be in the same landmark; absolute, to add no gap. */}
      <div ref={container} className="absolute" />
      {isMounted && (
        <Popup
          open={isOpen}
          onClose={() => setOpen(false)}
          anchor={button}
          container={container}
          onLost={unmount}
        />
      )}
    </>
  )
}
