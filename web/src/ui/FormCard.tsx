import type { ReactNode, RefObject } from 'react'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'

/** The card of a form that is a page, with a FormFooter as its last child. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <Card className="p-(--footer-bleed) [--footer-bleed:20px] [--footer-bottom:var(--bottom-bar)] sm:[--footer-bleed:32px]">
    {children}
  </Card>
)

type FormFooterProps = {
  submit: string
  /** The text of the submit button while it is busy. */
  busyText?: string
  busy: boolean
  submitButton?: RefObject<HTMLButtonElement | null>
  cancel: string
  /** Without it there is no Cancel button. */
  onCancel?: (() => void) | undefined
}

/** Sticks to the bottom of the page or dialog, so that the buttons are always visible. */
export function FormFooter({ submit, busyText, busy, submitButton, cancel, onCancel }: FormFooterProps) {
  return (
    <div className="sticky bottom-(--footer-bottom) z-10 -mx-(--footer-bleed) mt-8 -mb-(--footer-bleed) flex justify-end gap-2 rounded-b-card border-t border-line bg-card px-(--footer-bleed) py-3 sticky-actions">
      {onCancel && (
        <Button onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
      )}
      <Button ref={submitButton} type="submit" variant="primary" busy={busy} busyText={busyText}>
        {submit}
      </Button>
    </div>
  )
}
