import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { confirmTexts } from './confirmMessages.ts'

type ConfirmDialogProps = {
  open: boolean
  /** The thing to delete, for 'Do you want to delete {item}?'. */
  item?: string
  /** A question that replaces the one about deleting. */
  question?: string
  /** What will happen, and to whom. */
  description?: ReactNode
  /** The verb on the button, in place of Yes; the other one is then Cancel. Deleting is confirmed with Yes or No. */
  action?: string
  /** How Yes looks: 'primary' for a change that removes nothing. */
  variant?: 'danger' | 'primary'
  /** What gets the focus when the dialog closes: by default what had it before. */
  finalFocus?: RefObject<HTMLElement | null>
  onYes: () => void
  onNo: () => void
  busy?: boolean
  busyText?: string
}

/** Asks for confirmation. The button that does nothing has the initial focus, so that pressing Enter out of habit does no harm. */
export function ConfirmDialog({
  open,
  item = '',
  question,
  description,
  action,
  variant = 'danger',
  finalFocus,
  onYes,
  onNo,
  busy,
  busyText,
}: ConfirmDialogProps) {
  const no = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      // What is under way can't be cancelled.
      onClose={() => busy || onNo()}
      role="alertdialog"
      size="sm"
      title={question ?? confirmTexts.deleteQuestion(item)}
      description={description}
      initialFocus={no}
      finalFocus={finalFocus}
    >
      <div className="flex justify-end gap-2 pt-2">
        <Button ref={no} onClick={onNo} disabled={busy} className="min-w-20">
          {action ? confirmTexts.cancel : confirmTexts.no}
        </Button>
        <Button variant={variant} onClick={onYes} busy={busy} busyText={busyText} className="min-w-20">
          {action ?? confirmTexts.yes}
        </Button>
      </div>
    </Dialog>
  )
}
