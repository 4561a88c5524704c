import { hiring } from '@guildhall/contract/hiring/endpoints'
import { Bookmark, FileText, Pencil } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { call } from '../api/client.ts'
import { useJobChange } from '../jobs/api.ts'
import { ResumeViewer, SendMessageButton } from '../profile/api.ts'
import { RateButton } from '../ratings/api.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { texts } from './messages.ts'
import { sentResume } from './sentResume.ts'
import { type ApplicantProps, useMark } from './useApplicants.ts'

type ApplicantActionsProps = ApplicantProps & {
  undecided: number
  onNote: () => void
  noteButton: RefObject<HTMLButtonElement | null>
}

/** The buttons of an applicant. */
export function ApplicantActions(props: ApplicantActionsProps) {
  const { job, applicant, undecided, onNote, noteButton } = props
  const { user, application_status } = applicant
  const canAccept = job.job_status === 'Open' && application_status === 'Applied'
  const isAccepted = application_status === 'Accepted'
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4 max-sm:grid max-sm:grid-cols-2 print:hidden">
      {canAccept && <AcceptButton job={job} applicant={applicant} undecided={undecided} />}
      {isAccepted && job.job_status === 'Finished' && (
        <RateButton
          job={{ id: job.id, title: job.job_title }}
          toUserId={user.id}
          name={user.name}
          isRated={applicant.is_rated}
        />
      )}
      <SendMessageButton person={user} />
      <ResumeButton job={job} applicant={applicant} />
      <ApplicationLink applicant={applicant} />
      <Button ref={noteButton} icon={<Pencil size={18} aria-hidden />} onClick={onNote}>
        {applicant.note ? texts.panel.editNote : texts.panel.addNote}{' '}
        <span className="sr-only">{texts.panel.about(user.name)}</span>
      </Button>
      <ShortlistButton job={job} applicant={applicant} />
    </div>
  )
}

type AcceptButtonProps = Pick<ApplicantActionsProps, 'job' | 'applicant' | 'undecided'>

function AcceptButton({ job, applicant: { user }, undecided }: AcceptButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useJobChange()
  const close = () => setAsking(false)
  const accept = () =>
    mutate(
      () => call(hiring.acceptApplicant, { params: { id: String(job.id) }, body: { user_id: user.id } }),
      { onSettled: close },
    )
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {texts.panel.accept} <span className="sr-only">{user.name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={texts.panel.acceptQuestion(user.name, job.job_title)}
        description={texts.panel.acceptConsequences(user.name, undecided - 1)}
        variant="primary"
        busy={isPending}
        busyText={texts.panel.accepting}
        onYes={accept}
        onNo={close}
      />
    </>
  )
}

/** Opens the resume as it was sent. */
function ResumeButton({ job, applicant: { user } }: ApplicantProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<FileText size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {texts.panel.resume} <span className="sr-only">{texts.panel.of(user.name)}</span>
      </Button>
      <ResumeViewer resume={sentResume(job.id, user.id)} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Opens the application over the list, which stays as it is. */
function ApplicationLink({ applicant: { user } }: Pick<ApplicantProps, 'applicant'>) {
  const params = new URLSearchParams(useSearchParams())
  params.set('applicant', String(user.id))
  return (
    <LinkButton to={`?${params}`}>
      {texts.panel.application} <span className="sr-only">{texts.panel.of(user.name)}</span>
    </LinkButton>
  )
}

function ShortlistButton({ job, applicant }: ApplicantProps) {
  const { user, shortlisted } = applicant
  const { mutate } = useMark(job.id, applicant)
  return (
    <Button
      icon={<Bookmark size={18} aria-hidden fill={shortlisted ? 'currentColor' : 'none'} />}
      aria-pressed={shortlisted}
      onClick={() => mutate({ shortlisted: !shortlisted })}
      className="aria-pressed:text-brand sm:ml-auto"
    >
      {texts.panel.shortlist} <span className="sr-only">{user.name}</span>
    </Button>
  )
}
