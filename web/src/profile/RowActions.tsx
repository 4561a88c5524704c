import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ChangeResponse } from '../api/change.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { profileTexts as texts } from './messages.ts'
import type { SectionName } from './sectionNames.ts'
import { useChange } from './useChange.ts'

type RowActionsProps = {
  section: SectionName
  item: string
  onEdit?: (() => void) | false
  remove?: () => Promise<ChangeResponse>
}

/** The buttons of a row: on hover and focus, on a touch screen always. */
export function RowActions({ section, item, onEdit, remove }: RowActionsProps) {
  return (
    <div
      className={cx(
        'flex shrink-0 transition-opacity duration-150 not-pointer-coarse:opacity-0',
        'group-focus-within/row:opacity-100! group-hover/row:opacity-100! print:hidden',
      )}
    >
      {onEdit && (
        <IconButton label={texts.edit(item)} icon={<Pencil size={18} aria-hidden />} onClick={onEdit} />
      )}
      {remove && <DeleteButton {...{ section, item, remove }} />}
    </div>
  )
}

type DeleteButtonProps = { section: SectionName; item: string; remove: () => Promise<ChangeResponse> }

function DeleteButton({ section, item, remove }: DeleteButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)
  const change = useChange(section)

  async function confirm() {
    setConfirming(false)
    setPending(true)
    await change(remove)
    setPending(false)
  }
  return (
    <>
      <IconButton
        label={texts.delete(item)}
        icon={<Trash2 size={18} aria-hidden />}
        aria-disabled={isPending}
        onClick={() => !isPending && setConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        item={item}
        onYes={() => void confirm()}
        onNo={() => setConfirming(false)}
      />
    </>
  )
}
