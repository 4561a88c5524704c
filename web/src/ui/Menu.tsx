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
  /** A line above the items, such as the username. */
  heading?: string
  className?: string
}

/**
 * A button with a menu. The code of the menu loads on the first hover or focus. The button itself is never replaced, so
 * that the first click opens the menu.
 */
export function Menu(props: MenuProps) {
  const { label, trigger, items, heading, className = 'btn btn-ghost w-11 px-0' } = props
  const popupId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const initialItem = useRef<'first' | 'last' | null>(null)
  const [open, setOpen] = useState(false)
  const [isMounted, setMounted] = useState(false)

  function show(item: 'first' | 'last' | null) {
    initialItem.current = item
    setMounted(true)
    setOpen(true)
  }

  function unmount() {
    setMounted(false)
    setOpen(false)
  }

  function takeInitialItem() {
    const item = initialItem.current
    initialItem.current = null
    return item
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
        // `detail` is 0 for a click from the keyboard or assistive technology.
        onClick={(event) => show(event.detail === 0 ? 'first' : null)}
        onKeyDown={pressKey}
        className={className}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      {/* Next to the button, to be in the same landmark; absolute, to add no gap. */}
      <div ref={container} className="absolute" />
      {isMounted && (
        <MenuPopup
          id={popupId}
          {...{ label, items, heading, open, takeInitialItem }}
          anchor={button}
          container={container}
          onClose={() => setOpen(false)}
          onLost={unmount}
        />
      )}
    </>
  )
}
