import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
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
  applicant: Pick<CurrentApplicant, 'user' | 'application_status' | 'other_full_time_job'>
  heading: RefObject<HTMLElement | null>
}

export type AskToAccept = (question: AcceptQuestion) => void

export type AcceptButtonProps = ApplicantProps & {
  onAccept: AskToAccept
  heading: AcceptQuestion['heading']
  variant: 'primary' | 'plain'
}

/** The button that asks whether to accept an applicant: also one who was not selected, once the job is open again. */
export function AcceptButton({ job, applicant, onAccept, heading, variant }: AcceptButtonProps) {
  const { user, application_status, is_blocked } = applicant
  if (job.job_status !== 'Open' || is_blocked || !ACCEPTABLE.includes(application_status)) return null
  return (
    <Button variant={variant} onClick={() => onAccept({ applicant, heading })}>
      {panelTexts.accept} <span className="sr-only">{user.name}</span>
    </Button>
  )
}

const ACCEPTABLE: readonly ApplicationStatus[] = ['Applied', 'Not selected']

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
  const { applicant, heading } = question ?? {}
  const user = applicant?.user
  const others = undecided - (applicant?.application_status === 'Applied' ? 1 : 0)
  const otherJob = applicant?.other_full_time_job
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
      description={
        <>
          {otherJob && <strong className="mb-2 block">{panelTexts.acceptedTwice(name, otherJob)}</strong>}
          {panelTexts.acceptConsequences(name, others)}
        </>
      }
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
