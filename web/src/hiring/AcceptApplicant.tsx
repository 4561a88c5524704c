import { hiring } from '@guildhall/contract/hiring/endpoints'
import { type RefObject, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { useJobChange } from '../jobs/api.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { panelTexts } from './panelMessages.ts'
import type { ApplicantProps } from './useApplicants.ts'

export type AcceptApplicantProps = ApplicantProps & {
  /** How many applications for the job are undecided. */
  undecided: number
  /** Its link gets the focus afterwards, because accepting removes the button. */
  heading: RefObject<HTMLElement | null>
  variant: 'primary' | 'plain'
}

/** The button that accepts an applicant, after a question that says what will happen and to whom. */
export function AcceptApplicant({ job, applicant, undecided, heading, variant }: AcceptApplicantProps) {
  const { user, application_status } = applicant
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const finalFocus = useRef<HTMLElement>(null)
  const { mutate, isPending } = useJobChange({
    onFinal: () => {
      finalFocus.current = heading.current
      close()
    },
  })

  function ask() {
    finalFocus.current = button.current
    setAsking(true)
  }
  const close = () => setAsking(false)

  const accept = () =>
    mutate(() => call(hiring.acceptApplicant, { params: { id: String(job.id) }, body: { user_id: user.id } }))
  return (
    <>
      {job.job_status === 'Open' && application_status === 'Applied' && (
        <Button ref={button} variant={variant} onClick={ask}>
          {panelTexts.accept} <span className="sr-only">{user.name}</span>
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        question={panelTexts.acceptQuestion(user.name, job.job_title)}
        description={panelTexts.acceptConsequences(user.name, undecided - 1)}
        variant="primary"
        finalFocus={finalFocus}
        busy={isPending}
        busyText={panelTexts.accepting}
        onYes={accept}
        onNo={close}
      />
    </>
  )
}
