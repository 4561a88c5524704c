import { type CurrentApplicant, hiring } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { type RefObject, useRef } from 'react'
import { call } from '../api/client.ts'
import { useJobChange } from '../jobs/api.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { panelTexts } from './panelMessages.ts'
import type { ApplicantProps } from './useApplicants.ts'

/** Who is to be accepted, and the heading whose link gets the focus afterwards, because accepting removes the button. */
export type AcceptQuestion = {
  user: CurrentApplicant['user']
  heading: RefObject<HTMLElement | null>
}

export type AskToAccept = (question: AcceptQuestion) => void

export type AcceptButtonProps = ApplicantProps & {
  onAccept: AskToAccept
  heading: AcceptQuestion['heading']
  variant: 'primary' | 'plain'
}

/** The button that asks whether to accept an undecided applicant. */
export function AcceptButton({ job, applicant, onAccept, heading, variant }: AcceptButtonProps) {
  const { user, application_status } = applicant
  if (job.job_status !== 'Open' || application_status !== 'Applied') return null
  return (
    <Button variant={variant} onClick={() => onAccept({ user, heading })}>
      {panelTexts.accept} <span className="sr-only">{user.name}</span>
    </Button>
  )
}

type AcceptDialogProps = {
  job: Job
  /** Undefined until the question is asked. */
  question: AcceptQuestion | undefined
  open: boolean
  onClose: () => void
  onAccepted: (userId: number) => void
  /** How many applications for the job are undecided. */
  undecided: number
}

/** Says what accepting an applicant will do, and to whom. It stays open when the list changes; the server decides. */
export function AcceptDialog({ job, question, open, onClose, onAccepted, undecided }: AcceptDialogProps) {
  const { user, heading } = question ?? {}
  const name = user?.name ?? ''
  const finalFocus = useRef<HTMLElement>(null)
  const { mutate, isPending } = useJobChange({
    onSuccess: () => user && onAccepted(user.id),
    onFinal: () => close(heading?.current ?? null),
  })

  /** `focus` gets the focus, or else what had it before. */
  function close(focus: HTMLElement | null) {
    finalFocus.current = focus
    onClose()
  }

  function accept() {
    const params = { id: String(job.id) }
    if (user) mutate(() => call(hiring.acceptApplicant, { params, body: { user_id: user.id } }))
  }
  return (
    <ConfirmDialog
      open={open}
      question={panelTexts.acceptQuestion(name, job.job_title)}
      description={panelTexts.acceptConsequences(name, undecided - 1)}
      action={panelTexts.accept}
      variant="primary"
      finalFocus={finalFocus}
      busy={isPending}
      busyText={panelTexts.accepting}
      onYes={accept}
      onNo={() => close(null)}
    />
  )
}
