import { deadlineForm } from '@guildhall/contract/jobs/forms'
import { posting } from '@guildhall/contract/posting/endpoints'
import { ApiError, call } from '../api/client.ts'
import { statusOf, useJobChange, useToday } from '../jobs/api.ts'
import { Button } from '../ui/Button.tsx'
import { monthDayYear } from '../ui/dates.ts'
import { dayAfter } from '../ui/localDates.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { schemaErrors, serverErrors } from '../ui/fieldErrors.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { UnbrokenDates } from '../ui/UnbrokenDates.tsx'
import { useForm } from '../ui/useForm.ts'
import { earliestDeadline } from './earliestDeadline.ts'
import type { ActionableJob } from './jobActions.ts'
import { panelTexts } from './panelMessages.ts'

type ExtendDialogProps = { job: ActionableJob; open: boolean; onClose: () => void }

export function ExtendDialog({ job, open, onClose }: ExtendDialogProps) {
  const { title, current, passed } = panelTexts.extend
  const isPast = statusOf(job, useToday()) !== 'Open'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={
        <UnbrokenDates>
          {(isPast ? passed : current)(job.job_title, monthDayYear(job.deadline))}
        </UnbrokenDates>
      }
    >
      <ExtendForm job={job} onClose={onClose} />
    </Dialog>
  )
}

function ExtendForm({ job, onClose }: Omit<ExtendDialogProps, 'open'>) {
  const { mutateAsync } = useJobChange({ onSuccess: onClose })
  const today = earliestDeadline()
  const earliest = job.deadline < today ? today : dayAfter(job.deadline)
  const tooEarly = (deadline: string) =>
    deadline < earliest && { deadline: panelTexts.extend.tooEarly(monthDayYear(job.deadline)) }
  const form = useForm({
    initial: { deadline: '' },
    validate: (values) => ({ ...tooEarly(values.deadline), ...schemaErrors(deadlineForm.safeParse(values)) }),
    onSubmit: (body) =>
      mutateAsync(() => call(posting.extendJob, { params: { id: String(job.id) }, body })).then(
        () => undefined,
        (error) => (error instanceof ApiError ? serverErrors(error.errorField) : undefined),
      ),
  })
  return (
    <form {...form.props} className="space-y-5">
      <Field
        label={panelTexts.extend.deadline}
        hint={panelTexts.extend.hint}
        error={form.errors.deadline}
        required
      >
        <TextInput {...form.input('deadline')} type="date" min={earliest} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={form.submitting}>
          {panelTexts.extend.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={form.submitting}>
          {panelTexts.extend.submit}
        </Button>
      </div>
    </form>
  )
}
