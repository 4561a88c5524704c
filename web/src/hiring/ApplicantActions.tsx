import type { CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import { FileText, Pencil } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { SendMessageButton, useBlocking } from '../messages/api.ts'
import { ResumeViewer } from '../profile/api.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { AcceptButton, type AcceptButtonProps } from './AcceptApplicant.tsx'
import { useFocusOnChange } from './ApplicationState.tsx'
import { panelTexts } from './panelMessages.ts'
import { RateApplicant } from './RateApplicant.tsx'
import { sentResume } from './sentResume.ts'
import type { ApplicantProps } from './useApplicants.ts'

type ApplicantActionsProps = Omit<AcceptButtonProps, 'variant'> & {
  /** Undefined while a note is being written. */
  onNote: (() => void) | undefined
  noteButton: RefObject<HTMLButtonElement | null>
}

/** The buttons of an applicant. */
export function ApplicantActions(props: ApplicantActionsProps) {
  const { job, applicant, onAccept, heading, onNote, noteButton } = props
  const { user, is_blocked } = applicant
  const buttons = useFocusOnChange(String(is_blocked))
  return (
    // On a phone two in a row where there is room, and the last of an odd number alone.
    <div
      ref={buttons}
      tabIndex={-1}
      className="flex flex-wrap gap-2 outline-none max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(132px,1fr))] max-sm:[&>:last-child:nth-child(odd)]:col-span-full print:hidden"
    >
      <AcceptButton {...{ job, applicant, onAccept, heading }} variant="primary" />
      <RateApplicant {...{ job, applicant }} variant="primary" />
      {is_blocked ? (
        <UnblockButton user={user} />
      ) : (
        <>
          <SendMessageButton person={user} />
          <ResumeButton job={job} applicant={applicant} />
        </>
      )}
      <ApplicationLink applicant={applicant} />
      {onNote && (
        <Button ref={noteButton} icon={<Pencil size={18} aria-hidden />} onClick={onNote}>
          {applicant.note ? panelTexts.editNote : panelTexts.addNote}{' '}
          <span className="sr-only">{panelTexts.about(user.name)}</span>
        </Button>
      )}
    </div>
  )
}

function UnblockButton({ user }: Pick<CurrentApplicant, 'user'>) {
  const alerts = useAlert()
  const { mutate, isPending } = useBlocking(user.id)
  const onError = ({ message }: Error) => alerts.show({ severity: 'error', text: message })
  return (
    <Button onClick={() => mutate('unblock', { onError })} busy={isPending} busyText={panelTexts.unblocking}>
      {panelTexts.unblock} <span className="sr-only">{user.name}</span>
    </Button>
  )
}

/** Opens the resume as it was sent. */
function ResumeButton({ job, applicant: { user } }: ApplicantProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<FileText size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {panelTexts.resume} <span className="sr-only">{panelTexts.of(user.name)}</span>
      </Button>
      <ResumeViewer resume={sentResume(job.id, user.id)} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Opens the application over the page, which stays as it is. */
function ApplicationLink({ applicant: { user } }: Pick<ApplicantProps, 'applicant'>) {
  const params = new URLSearchParams(useSearchParams())
  params.set('applicant', String(user.id))
  params.set('application', String(user.id))
  return (
    <LinkButton to={`?${params}`}>
      {panelTexts.application} <span className="sr-only">{panelTexts.from(user.name)}</span>
    </LinkButton>
  )
}
