/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the key of whatever in the pane has the focus */
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Card } from '../ui/Card.tsx'

export type PaneProps = {
  /** Undefined while the list is loading. */
  id: number | undefined
  /** Whether the viewer opened the result: the first of a list is shown to everybody. */
  isOpened?: boolean
  /** Leads the focus back to the list. */
  onEscape?: () => void
  ref?: Ref<HTMLElement>
}

/** In place of a pane whose code is loading. */
export const EmptyPane = () => <Card className="h-full" />

type FrameProps = Omit<PaneProps, 'isOpened'> & { label: string; children: ReactNode }

/** The frame of the selected result beside the list, which scrolls on its own. Another result starts at its top. */
export function PaneFrame({ id, ref, label, onEscape, children }: FrameProps) {
  const section = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => section.current!, [])
  const shownId = useRef(id)
  useLayoutEffect(() => {
    // Not while the page hydrates: it may have been scrolled.
    if (shownId.current !== id) section.current!.scrollTop = 0
    shownId.current = id
  }, [id])
  function leave({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
    // Not from a dialog, whose events arrive here too.
    if (key === 'Escape' && currentTarget.contains(target as Node)) onEscape?.()
  }
  return (
    <Card className="h-full overflow-hidden">
      {/* Only what it shows has the key: the section keeps the focus. */}
      <section
        ref={section}
        aria-label={label}
        tabIndex={-1}
        onKeyDown={leave}
        className="h-full scroll-pt-20 overflow-y-auto px-8 -outline-offset-2"
      >
        <Fragment key={id}>{children}</Fragment>
      </section>
    </Card>
  )
}
