import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { keepFocus } from '../ui/listbox.ts'
import { FilterActions } from './FilterActions.tsx'
import { FilterFields } from './FilterFields.tsx'
import type { FiltersProps } from './filters.ts'
import { useOneStep } from './useOneStep.ts'

type FilterPanelProps = FiltersProps & {
  id: string
  /** The button before it, which opens and closes it. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** One section below its button. Escape, a click outside and moving the focus out only close it. */
export function FilterPanel({ id, button, onClose, ...props }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  useAlignment(panel)

  function close() {
    button.current?.focus()
    onClose()
  }
  const filters = { ...props, onChange: useOneStep({ open: true, onChange: props.onChange, onBack: close }) }
  useCloseFromOutside([panel, button, backdrop], { onEscape: close, onLeave: onClose })

  return (
    <>
      {/* Above the page, but below the sticky row, so that another filter opens with one click. Styles let presses through the header. */}
      <div
        ref={backdrop}
        data-backdrop
        role="presentation"
        onMouseDown={keepFocus}
        onClick={close}
        className="fixed inset-0 -z-1"
      />
      <div
        ref={panel}
        id={id}
        // Where a press doesn't focus buttons, it focuses the panel, and the focus stays inside.
        tabIndex={-1}
        className="pop absolute top-full left-0 z-30 mt-2 w-80 p-0 outline-none transition duration-150 ease-out starting:-translate-y-1 starting:opacity-0 data-at-end:right-0 data-at-end:left-auto"
      >
        <div
          key={round}
          className="relative flex max-h-[min(50dvh,416px)] flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-3"
        >
          <FilterFields {...filters} hidesLegends />
        </div>
        <div className="flex gap-2 border-t border-line p-3">
          <FilterActions {...filters} onClear={() => setRound(round + 1)} onShow={close} />
        </div>
      </div>
    </>
  )
}

/** A panel that begins where its button does ends where the button does instead, if it is too wide for the row. */
function useAlignment(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { right } = panel.current!.getBoundingClientRect()
    const row = panel.current!.closest('fieldset')!.getBoundingClientRect()
    panel.current!.toggleAttribute('data-at-end', right > row.right)
  }, [panel])
}

type CloseHandlers = { onEscape: () => void; onLeave: () => void }

function useCloseFromOutside(inside: readonly RefObject<HTMLElement | null>[], handlers: CloseHandlers) {
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') handlers.onEscape()
  })
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !inside.some(({ current }) => current?.contains(target))) handlers.onLeave()
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => listeners.abort()
  }, [])
}
