import { applying, type Application } from '@guildhall/contract/hiring/applying'
import { disputeForm } from '@guildhall/contract/hiring/forms'
import { MAX } from '@guildhall/contract/sizes'
import { useState } from 'react'
import { ApiError, call } from '../api/client.ts'
import { useJobChange } from '../jobs/api.ts'
import { SendMessageButton } from '../messages/api.ts'
import { RateButton } from '../ratings/api.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { serverErrors } from '../ui/fieldErrors.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { useForm } from '../ui/useForm.ts'
import { appliedTexts } from './appliedMessages.ts'

/** The buttons of the accepted person of a job. */
export function AcceptedActions({ job }: { job: Application }) {
  const company = job.user_posted
  return (
    // Above the link that covers the card.
    <div className="relative flex flex-wrap gap-2">
      <SendMessageButton person={company} isNamed />
      {job.job_status === 'In Progress' && <DeclineButton job={job} />}
      {job.job_status === 'Finished' && job.dispute !== 'dropped' && (
        <RateButton
          job={{ id: job.id, title: job.job_title }}
          toUserId={company.id}
          name={company.name}
          isRated={job.is_rated}
        />
      )}
      {job.job_status === 'Finished' && job.dispute === null && <DisputeButton job={job} />}
    </div>
  )
}

/** Declines a job in progress, after a confirmation that says that this is final. */
function DeclineButton({ job }: { job: Application }) {
  const texts = appliedTexts.decline
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { mutate, isPending } = useJobChange({ onFinal: close })
  return (
    <>
      <Button onClick={() => setConfirming(true)}>
        {texts.action} <span className="sr-only">{job.job_title}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={texts.question(job.job_title)}
        description={texts.consequences(job.user_posted.name)}
        action={texts.action}
        busy={isPending}
        busyText={texts.busy}
        onYes={() => mutate(() => call(applying.declineJob, { params: { id: String(job.id) } }))}
        onNo={close}
      />
    </>
  )
}

/** Asks what happened with a finished job that never took place. */
function DisputeButton({ job }: { job: Application }) {
  const texts = appliedTexts.dispute
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {texts.open} <span className="sr-only">{texts.about(job.job_title)}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size="sm"
        title={texts.title(job.job_title)}
        description={texts.consequences(job.user_posted.name)}
      >
        <DisputeForm job={job} onClose={close} />
      </Dialog>
    </>
  )
}

function DisputeForm({ job, onClose }: { job: Application; onClose: () => void }) {
  const texts = appliedTexts.dispute
  const { mutateAsync } = useJobChange({ onFinal: onClose })
  const form = useForm({
    initial: { text: '' },
    validate: disputeForm,
    onSubmit: (body) =>
      mutateAsync(() => call(applying.disputeJob, { params: { id: String(job.id) }, body })).then(
        () => undefined,
        (error) => (error instanceof ApiError ? serverErrors(error.errorField) : undefined),
      ),
  })
  return (
    <form {...form.props} className="space-y-5">
      <Field label={texts.what} hint={texts.hint} error={form.errors.text} required>
        <TextArea {...form.input('text')} rows={5} limit={MAX.disputeText} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={form.submitting}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.submitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
