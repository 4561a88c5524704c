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

type NoteFormProps = ApplicantProps & { onClose: () => void }

export function NoteForm({ job, applicant, onClose }: NoteFormProps) {
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
