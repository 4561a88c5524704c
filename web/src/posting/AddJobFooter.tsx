import type { RefObject } from 'react'
import { Button } from '../ui/Button.tsx'
import { texts } from './messages.ts'

type AddJobFooterProps = {
  submit: string
  busy: boolean
  submitButton: RefObject<HTMLButtonElement | null>
  onCancel?: () => void
}

/** Sticks to the bottom of the page or dialog, so that the button is always visible. */
export function AddJobFooter({ submit, busy, submitButton, onCancel }: AddJobFooterProps) {
  return (
    <div className="sticky bottom-(--footer-bottom) z-10 -mx-(--footer-bleed) mt-8 -mb-(--footer-bleed) flex justify-end gap-2 rounded-b-card border-t border-line bg-card px-(--footer-bleed) py-3 sticky-actions">
      {onCancel && (
        <Button onClick={onCancel} disabled={busy}>
          {texts.cancel}
        </Button>
      )}
      <Button ref={submitButton} type="submit" variant="primary" busy={busy} busyText={texts.saving}>
        {submit}
      </Button>
    </div>
  )
}
