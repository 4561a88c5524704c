import { useEffect, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import { Backdrop } from '../ui/Backdrop.tsx'
import { Button } from '../ui/Button.tsx'
import { localDay } from '../ui/dates.ts'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/useForm.ts'
import { type AddJobDraft, EMPTY_DRAFT, validateDraft } from './addJobDraft.ts'
import { draftStorage } from './addJobDraftStorage.ts'
import { AddJobFooter } from './AddJobFooter.tsx'
import { PlaceFields, Section, TermsFields, type TitleInput, WorkFields } from './AddJobFields.tsx'
import { texts } from './messages.ts'
import { QuestionList } from './QuestionList.tsx'
import { useAddJob } from './useAddJob.ts'

type AddJobFormProps = {
  /** The place of the form, named as in the specification; also its id. */
  type: 'add-job-page' | 'job-posted-form'
  onPosted: (jobId: number) => void
  /** Called after the draft is discarded. Without it there is no Cancel button. */
  onCancel?: () => void
  titleInput?: TitleInput
}

/** The form that posts a job. It saves a draft until the job is posted or the person cancels. */
export function AddJobForm({ type, onPosted, onCancel, titleInput }: AddJobFormProps) {
  const userId = useSession()?.userId ?? 0
  const [restored, setRestored] = useState(() => draftStorage.read(userId))
  const submitButton = useRef<HTMLButtonElement>(null)
  const addJob = useAddJob()
  const form = useForm<AddJobDraft>({
    initial: restored ?? EMPTY_DRAFT,
    validate: (draft) => validateDraft(draft, localDay(new Date())),
    advisory: ['jobEmploymentType'],
    onSubmit: async (draft) => {
      const { id, errors } = await addJob(draft)
      if (id === undefined) {
        // The disabled fields lost the focus.
        submitButton.current?.focus()
        return errors
      }
      draftStorage.clear(userId)
      onPosted(id)
    },
  })

  useEffect(() => draftStorage.save(userId, form.values), [userId, form.values])

  /** Only questions that are unchanged since the submit show an error: a new one has yet to be written. */
  function questionError(index: number) {
    const question = form.values.questions[index]
    const wasSubmitted = question && form.submitted?.questions.includes(question)
    return wasSubmitted ? form.errors[`questions.${index}.value`] : undefined
  }

  function startOver() {
    setRestored(null)
    form.reset(EMPTY_DRAFT)
  }

  function cancel() {
    draftStorage.clear(userId)
    onCancel?.()
  }

  return (
    <form {...form.props} id={type}>
      {restored && <RestoredNotice onStartOver={startOver} />}
      <Backdrop busy={form.submitting} text={texts.saving}>
        <fieldset disabled={form.submitting} className="min-w-0 space-y-8">
          <WorkFields form={form} titleInput={titleInput} />
          <PlaceFields form={form} />
          <TermsFields form={form} />
          <Section heading={texts.sections.questions} hint={texts.hints.questions}>
            {form.errors.questions && <Notice tone="error">{form.errors.questions}</Notice>}
            <QuestionList
              questions={form.values.questions}
              onChange={(questions) => form.setValue('questions', questions)}
              errorOf={questionError}
            />
          </Section>
        </fieldset>
      </Backdrop>
      <AddJobFooter busy={form.submitting} submitButton={submitButton} onCancel={onCancel && cancel} />
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
