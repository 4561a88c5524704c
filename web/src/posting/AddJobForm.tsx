import { useMemo, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import { useSkills } from '../lookups/api.ts'
import { Backdrop } from '../ui/Backdrop.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { FormFooter } from '../ui/FormCard.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/useForm.ts'
import { type AddJobDraft, initialDraft, type JobSource, validateDraft } from './addJobDraft.ts'
import { draftStorage } from './addJobDraftStorage.ts'
import { PlaceFields, TermsFields, type TitleInput, WorkFields } from './AddJobFields.tsx'
import { texts } from './messages.ts'
import { QuestionSection } from './QuestionSection.tsx'
import { useAddJob } from './useAddJob.ts'

/** A job that was posted or changed. */
export type Posted = {
  id: number
  job_title: string
  /** The name of its first skill. */
  skill: string | undefined
}

type AddJobFormProps = {
  /** The place of the form, named as in the specification; also its id. */
  type: 'add-job-page' | 'job-posted-form'
  onPosted: (job: Posted) => void
  /** Called after the draft is discarded. Without it there is no Cancel button. */
  onCancel?: () => void
  titleInput?: TitleInput
  /** The job to edit or to post again. Without it the form is for a new job. */
  source?: JobSource
}

/** The form that posts or edits a job. It saves a draft until the job is saved or the person cancels. */
export function AddJobForm({ type, onPosted, onCancel, titleInput, source }: AddJobFormProps) {
  const userId = useSession()?.userId ?? 0
  const storage = useMemo(() => draftStorage(userId, source), [userId, source])
  const [restored, setRestored] = useState(storage.read)
  const submitButton = useRef<HTMLButtonElement>(null)
  const skills = useSkills()
  const addJob = useAddJob(source, { isConfirmed: type === 'job-posted-form' })
  const isLocked = source?.action === 'edit' && source.hasApplicants
  const postedQuestions = source?.job.additional_question ?? []
  const withQuestions = (draft: AddJobDraft) => (isLocked ? { ...draft, questions: postedQuestions } : draft)
  const form = useForm<AddJobDraft>({
    initial: initialDraft(source),
    draft: storage,
    validate: (draft) => validateDraft(withQuestions(draft)),
    advisory: ['jobEmploymentType'],
    onSubmit: async (draft) => {
      const { id, errors } = await addJob(withQuestions(draft))
      if (id === undefined) {
        // The disabled fields lost the focus.
        submitButton.current?.focus()
        return errors
      }
      storage.clear()
      const skill = skills.data?.find(({ value }) => value === draft.jobSkills[0])?.label
      onPosted({ id, job_title: draft.jobTitle.trim(), skill })
    },
  })

  const [isAsking, setAsking] = useState(false)
  const ownTitleInput = useRef<HTMLInputElement>(null)
  const title = titleInput ?? ownTitleInput
  function startOver() {
    setAsking(false)
    setRestored(null)
    form.reset()
  }

  function cancel() {
    storage.clear()
    onCancel?.()
  }

  return (
    <form {...form.props} id={type}>
      {restored && <RestoredNotice onStartOver={() => setAsking(true)} />}
      <ConfirmDialog
        open={isAsking}
        question={texts.startOverQuestion}
        description={texts.startOverConsequences}
        action={texts.startOverAction}
        // The button that opened the dialog is gone.
        finalFocus={restored ? undefined : title}
        onYes={startOver}
        onNo={() => setAsking(false)}
      />
      <Backdrop busy={form.submitting} text={texts.saving}>
        <fieldset disabled={form.submitting} className="min-w-0 space-y-8">
          <WorkFields form={form} titleInput={title} />
          <PlaceFields form={form} />
          <TermsFields form={form} />
          <QuestionSection form={form} posted={isLocked ? postedQuestions : undefined} />
        </fieldset>
      </Backdrop>
      <FormFooter
        submit={source?.action === 'edit' ? texts.save : texts.post}
        busyText={texts.saving}
        busy={form.submitting}
        submitButton={submitButton}
        cancel={texts.cancel}
        onCancel={onCancel && cancel}
      />
    </form>
  )
}

function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="mb-6">
      <Notice tone="info">
        <p>{texts.restored}</p>
        <Button onClick={onStartOver}>{texts.startOver}</Button>
      </Notice>
    </div>
  )
}
