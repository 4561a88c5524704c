import { applicantNote } from '@guildhall/contract/hiring/forms'
import { MAX } from '@guildhall/contract/sizes'
import { useEffect, useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { schemaErrors } from '../ui/fieldErrors.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { useForm } from '../ui/useForm.ts'
import { panelTexts } from './panelMessages.ts'
import { noteDraft } from './noteDraft.ts'
import { type ApplicantProps, useMark } from './useApplicants.ts'

type NoteFormProps = ApplicantProps & {
  /** Moves the focus to the text. */
  hasFocus: boolean
  onClose: () => void
}

/** The form for a note. It saves a draft until the note is saved or the person cancels. */
export function NoteForm({ job, applicant, hasFocus, onClose }: NoteFormProps) {
  const userId = useSession()?.userId ?? 0
  // In state, because the note changes just before the draft is cleared.
  const [draft] = useState(() => noteDraft(userId, { job, applicant }))
  const { mutateAsync } = useMark(job.id, applicant)
  const form = useForm({
    initial: { note: applicant.note },
    draft,
    validate: ({ note }) => ({ note: schemaErrors(applicantNote.safeParse(note))[''] }),
    // An alert says why it was not saved, and the form stays.
    onSubmit: ({ note }) => mutateAsync({ note }).then(close, () => {}),
  })
  const { ref } = form.props
  useEffect(() => {
    if (hasFocus) ref.current?.querySelector('textarea')?.focus()
  }, [ref, hasFocus])

  function close() {
    draft.clear()
    onClose()
  }

  return (
    <form {...form.props} aria-label={panelTexts.noteAbout(applicant.user.name)} className="space-y-3">
      <Field label={panelTexts.note} hint={panelTexts.noteHint} error={form.errors['note']}>
        <TextArea {...form.input('note')} rows={3} limit={MAX.applicantNote} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={form.submitting}>
          {panelTexts.saveNote}
        </Button>
        <Button onClick={close} disabled={form.submitting}>
          {panelTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
