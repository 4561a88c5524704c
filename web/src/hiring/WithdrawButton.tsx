import { applying, type Application, type GoneApplication } from '@guildhall/contract/hiring/applying'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { useJobChange } from '../jobs/api.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { appliedTexts } from './appliedMessages.ts'

/** Withdraws an undecided application, after a confirmation that says that this is final. */
export function WithdrawButton({ job }: { job: Application | GoneApplication }) {
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { mutate, isPending } = useJobChange({ onFinal: close })
  const withdraw = () => mutate(() => call(applying.withdrawApplication, { params: { id: String(job.id) } }))
  return (
    <>
      {/* Above the link that covers the card. */}
      <Button onClick={() => setConfirming(true)} className="relative">
        {appliedTexts.withdraw} <span className="sr-only">{appliedTexts.withdrawFrom(job.job_title)}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={appliedTexts.withdrawQuestion(job.job_title)}
        description={
          'company_gone' in job
            ? appliedTexts.withdrawFinal
            : appliedTexts.withdrawConsequences(job.user_posted.name)
        }
        action={appliedTexts.withdraw}
        busy={isPending}
        busyText={appliedTexts.withdrawing}
        onYes={withdraw}
        onNo={close}
      />
    </>
  )
}
