import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { FailureLine } from '../ui/FailureLine.tsx'
import { texts } from './messages.ts'

type SendBarProps = {
  busy: boolean
  /** Why it was not sent. */
  failure: string | undefined
  children?: ReactNode
}

/** The button that sends, and others. On a phone it stays above the bottom bar while the text is long. */
export const SendBar = ({ busy, failure, children }: SendBarProps) => (
  <div className="flex flex-wrap gap-2 max-md:sticky max-md:bottom-(--bottom-bar) max-md:z-10 max-md:sticky-actions max-md:bg-card max-md:py-2">
    <Button
      type="submit"
      variant="primary"
      busy={busy}
      busyText={texts.sending}
      icon={<Send size={18} aria-hidden />}
    >
      {texts.send}
    </Button>
    {children}
    {failure && (
      <div className="w-full">
        <FailureLine text={failure} />
      </div>
    )}
  </div>
)
