import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { FilterCount } from './FilterCount.tsx'

export const FILTER_PILL =
  'btn btn-plain rounded-full pr-3 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand'

type FilterDropdownProps = {
  label: string
  /** How many of its choices are in force. */
  count: number
  /** The pointer or the focus has come to the button. */
  onApproach: () => void
  children: (close: () => void) => ReactNode
}

/** A button that shows one filter's fields below it; Escape, a press outside and moving on close it. */
export function FilterDropdown({ label, count, onApproach, children }: FilterDropdownProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function close() {
    setOpen(false)
    document.getElementById(id)?.focus()
  }

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  })
  useEffect(() => {
    if (!open) return
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open])

  return (
    <div ref={box} className="relative">
      <button
        id={id}
        type="button"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpen(!open)}
        className={cx(FILTER_PILL, count > 0 && 'border-brand! bg-brand-soft! text-brand!')}
      >
        {label}
        <FilterCount count={count} />
        <ChevronDown
          size={18}
          aria-hidden
          className={cx('transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div
          id={`${id}-panel`}
          className="pop absolute top-full left-0 z-30 mt-2 w-[348px] p-4 transition duration-150 ease-out starting:-translate-y-1 starting:opacity-0"
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
