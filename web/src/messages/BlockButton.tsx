import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { texts } from './messages.ts'
import { useBlocking } from './useBlocking.ts'

type BlockButtonProps = { person: { id: number; name: string }; isBlocked: boolean }

/** Blocks the other side of a message after a confirmation, or lifts the block. */
export function BlockButton({ person: { id, name }, isBlocked }: BlockButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, variables } = useBlocking(id)
  return (
    <>
      <Button
        variant="ghost"
        icon={<Ban size={18} aria-hidden />}
        onClick={() => (isBlocked ? mutate('unblock') : setAsking(true))}
        busy={isPending && variables === 'unblock'}
        busyText={texts.unblocking}
      >
        {isBlocked ? texts.unblock : texts.block}
      </Button>
      <p role="status" className="w-full text-soft empty:hidden">
        {error?.message}
      </p>
      <ConfirmDialog
        open={isAsking}
        question={texts.blockQuestion(name)}
        description={texts.blockHint(name)}
        action={texts.block}
        onYes={() => mutate('block', { onSettled: () => setAsking(false) })}
        onNo={() => setAsking(false)}
        busy={isPending}
      />
    </>
  )
}
