import { useRef } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { texts } from './messages.ts'

type ConfirmDialogProps = {
  open: boolean
  /** What would be deleted: 'Do you want to delete {item}?'. */
  item?: string
  /** Another question in its place. */
  question?: string
  onYes: () => void
  onNo: () => void
  busy?: boolean
  busyText?: string
}

/** Yes or No before something is lost. No has the focus: Enter by habit does no harm. */
export function ConfirmDialog({
  open,
  item = '',
  question,
  onYes,
  onNo,
  busy,
  busyText,
}: ConfirmDialogProps) {
  const no = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onNo}
      role="alertdialog"
      size="sm"
      title={question ?? texts.deleteQuestion(item)}
      initialFocus={no}
    >
      <div className="flex justify-end gap-2 pt-2">
        <Button ref={no} onClick={onNo} className="min-w-20">
          {texts.no}
        </Button>
        <Button variant="danger" onClick={onYes} busy={busy} busyText={busyText} className="min-w-20">
          {texts.yes}
        </Button>
      </div>
    </Dialog>
  )
}
