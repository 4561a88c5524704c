import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { lazyPart } from './lazyPart.tsx'
import type { MenuItem } from './MenuPopup.tsx'

const MenuPopup = lazyPart(() => import('./MenuPopup.tsx').then((part) => part.MenuPopup))

type MenuProps = {
  /** The trigger's name for assistive technology. */
  label: string
  /** What the trigger shows. */
  trigger: ReactNode
  items: readonly MenuItem[]
  /** A line over the items, such as the person's name. */
  heading?: string
  align?: 'start' | 'end'
  className?: string
}

/**
 * A button with a menu. The menu's code comes on the first hover or focus; the button is ours before and after,
 * so nothing is replaced under the pointer and the first click opens.
 */
export function Menu(props: MenuProps) {
  const { label, trigger, items, heading, align = 'end', className = 'btn btn-ghost w-11 px-0' } = props
  const popupId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const startAt = useRef<'first' | 'last' | null>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  function show(start: 'first' | 'last' | null) {
    startAt.current = start
    setWanted(true)
    setOpen(true)
  }

  function giveUp() {
    setWanted(false)
    setOpen(false)
  }

  function takeStart() {
    const start = startAt.current
    startAt.current = null
    return start
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    show(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? popupId : undefined}
        onPointerEnter={MenuPopup.preload}
        onFocus={MenuPopup.preload}
        // A click without a pointer is the keyboard's, or assistive technology's.
        onClick={(event) => show(event.detail === 0 ? 'first' : null)}
        onKeyDown={pressKey}
        className={className}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      {/* Beside its button, so that it belongs to the same landmark; out of the flow, so that it adds no gap. */}
      <div ref={place} className="absolute" />
      {wanted && (
        <MenuPopup
          id={popupId}
          {...{ label, items, heading, align, open, takeStart }}
          anchor={button}
          container={place}
          onClose={() => setOpen(false)}
          onLost={giveUp}
        />
      )}
    </>
  )
}
