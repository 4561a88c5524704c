import { Button } from '../ui/Button.tsx'
import { texts } from './messages.ts'
import { useMarkAllRead } from './useMarkRead.ts'
import { useUnreadTotal } from './useUnreadTotal.ts'

/** Absent while everything is read. */
export function MarkAllRead() {
  const markAllRead = useMarkAllRead()
  return (
    useUnreadTotal() > 0 && (
      <Button variant="ghost" onClick={() => void markAllRead()}>
        {texts.markAllRead}
      </Button>
    )
  )
}
