import { applicantNote } from '@guildhall/contract/hiring/forms'
import { MAX } from '@guildhall/contract/sizes'
import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { schemaErrors } from '../ui/fieldErrors.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { useForm } from '../ui/useForm.ts'
import { texts } from './messages.ts'
import { type ApplicantProps, useMark } from './useApplicants.ts'

type ApplicantNoteProps = ApplicantProps & { isEditing: boolean; onClose: () => void }

/** What the company has written about an applicant for itself, or a form for it. */
export function ApplicantNote({ job, applicant, isEditing, onClose }: ApplicantNoteProps) {
  if (isEditing) return <NoteForm job={job} applicant={applicant} onClose={onClose} />
  if (!applicant.note) return null
  return (
    <div className="border-t border-line pt-3">
      <p className="text-sm text-soft">{texts.panel.note}</p>
      <p className="max-w-prose whitespace-pre-wrap">{applicant.note}</p>
    </div>
  )
}

function NoteForm({ job, applicant, onClose }: Omit<ApplicantNoteProps, 'isEditing'>) {
  const { mutateAsync } = useMark(job.id, applicant)
  const form = useForm({
    initial: { note: applicant.note },
    validate: ({ note }) => ({ note: schemaErrors(applicantNote.safeParse(note))[''] }),
    // An alert says why it was not saved, and the form stays.
    onSubmit: ({ note }) => mutateAsync({ note }).then(onClose, () => {}),
  })
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref])

  return (
    <form
      {...form.props}
      aria-label={texts.panel.noteAbout(applicant.user.name)}
      className="space-y-3 border-t border-line pt-4"
    >
      <Field label={texts.panel.note} hint={texts.panel.noteHint} error={form.errors['note']}>
        <TextArea {...form.input('note')} rows={3} limit={MAX.applicantNote} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={form.submitting}>
          {texts.panel.saveNote}
        </Button>
        <Button onClick={onClose} disabled={form.submitting}>
          {texts.panel.cancel}
        </Button>
      </div>
    </form>
  )
}
