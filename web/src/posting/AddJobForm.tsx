import { useEffect, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import { Backdrop } from '../ui/Backdrop.tsx'
import { Button } from '../ui/Button.tsx'
import { localDay } from '../ui/dates.ts'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/useForm.ts'
import { type AddJobDraft, EMPTY_DRAFT, judgeDraft } from './addJobDraft.ts'
import { draftStorage } from './addJobDraftStorage.ts'
import { AddJobFooter } from './AddJobFooter.tsx'
import { PlaceFields, Section, TermsFields, type TitleInput, WorkFields } from './AddJobFields.tsx'
import { useAddJob } from './addJobRequest.ts'
import { texts } from './messages.ts'
import { QuestionList } from './QuestionList.tsx'

type AddJobFormProps = {
  /** Where the form stands; also its id. */
  type: 'add-job-page' | 'job-posted-form'
  onPosted: (jobId: number) => void
  /** Gives up what was written. Without it there is no Cancel button. */
  onCancel?: () => void
  titleInput?: TitleInput
}

/** Posts a job. What is half-written stays, whatever happens, until the job is posted or the person cancels. */
export function AddJobForm({ type, onPosted, onCancel, titleInput }: AddJobFormProps) {
  const userId = useSession()?.userId ?? 0
  const [restored, setRestored] = useState(() => draftStorage.read(userId))
  const submitButton = useRef<HTMLButtonElement>(null)
  const addJob = useAddJob()
  const form = useForm<AddJobDraft>({
    initial: restored ?? EMPTY_DRAFT,
    validate: (draft) => judgeDraft(draft, localDay(new Date())),
    advisory: ['jobEmploymentType'],
    onSubmit: async (draft) => {
      const { id, problems } = await addJob(draft)
      if (id === undefined) {
        // Fields that are disabled lose the focus.
        submitButton.current?.focus()
        return problems
      }
      draftStorage.forget(userId)
      onPosted(id)
    },
  })

  useEffect(() => draftStorage.keep(userId, form.values), [userId, form.values])

  /** A question is judged as it was submitted: one that was added since then has not been written yet. */
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
    draftStorage.forget(userId)
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
