/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls text that has no control */
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { texts } from './messages.ts'

export type ModalProps = {
  open: boolean
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void
  /** Called when it is no longer visible. */
  onClosed?: () => void
  title: string
  description?: ReactNode
  placement: keyof typeof PLACES
  role?: 'dialog' | 'alertdialog'
  initialFocus?: RefObject<HTMLElement | null>
  /** Focused on closing, if it exists; otherwise what was focused before. */
  finalFocus?: RefObject<HTMLElement | null>
  className?: string
  children?: ReactNode
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
}

const PLACES = {
  center: {
    viewport: 'items-center justify-center p-4',
    popup:
      'max-h-full w-full rounded-dialog data-ending-style:scale-97 data-starting-style:scale-97 data-ending-style:opacity-0 data-starting-style:opacity-0 duration-150',
  },
  tall: {
    viewport: 'items-end justify-center md:items-center md:p-4',
    popup:
      'h-[700px] max-h-[92dvh] w-full rounded-t-dialog pb-[env(safe-area-inset-bottom)] data-ending-style:translate-y-full data-starting-style:translate-y-full md:max-w-[560px] md:rounded-dialog duration-200',
  },
  right: {
    viewport: 'justify-end',
    popup:
      'h-full w-[304px] max-w-[86vw] rounded-l-dialog pb-[env(safe-area-inset-bottom)] data-ending-style:translate-x-full data-starting-style:translate-x-full duration-200',
  },
  bottom: {
    viewport: 'items-end',
    popup:
      'h-[550px] max-h-[92dvh] w-full rounded-t-dialog pb-[env(safe-area-inset-bottom)] data-ending-style:translate-y-full data-starting-style:translate-y-full duration-200',
  },
}

export function ModalPopup(props: ModalProps) {
  const { open, onClose, onClosed, title, description, placement, role = 'dialog', className } = props
  const place = PLACES[placement]
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(isShown) => !isShown && onClosed?.()}
    >
      <Dialog.Portal>
        {/* forceRender, because a dialog inside another one needs its own backdrop. */}
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Viewport className={cx('fixed inset-0 z-50 flex overflow-hidden', place.viewport)}>
          <Dialog.Popup
            role={role}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
            className={cx(
              'flex flex-col overflow-hidden bg-card text-ink shadow-pop outline-none transition ease-out',
              place.popup,
              className,
            )}
          >
            <header className="flex items-start gap-3 py-3 pr-3 pl-5">
              <Dialog.Title className="flex-1 pt-2.5 text-lg font-bold">{title}</Dialog.Title>
              <Dialog.Close aria-label={texts.close} className="btn btn-ghost w-11 shrink-0 px-0">
                <X size={20} aria-hidden />
              </Dialog.Close>
            </header>
            <div
              tabIndex={placement === 'tall' ? 0 : undefined}
              className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-pb-20 px-5 pt-1 pb-5 focus-visible:-outline-offset-2"
            >
              {description && (
                <Dialog.Description className="mb-4 text-soft">{description}</Dialog.Description>
              )}
              {props.children}
            </div>
            {props.footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
                {props.footer}
              </footer>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
