import type { Input } from '@guildhall/contract/endpoint'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { ratingForm } from '@guildhall/contract/ratings/forms'
import { MAX } from '@guildhall/contract/sizes'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { ApiError, call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { useForm } from '../ui/useForm.ts'
import { hasRated } from './hasRated.ts'
import { texts } from './messages.ts'
import { StarChoice } from './StarChoice.tsx'

export type RatingDialogProps = {
  /** A finished job. */
  job: { id: number; title: string }
  /** The other side: the job's company, or its accepted person. */
  toUserId: number
  name?: string
  open: boolean
  onClose: () => void
  onRated?: () => void
  /** Focused on closing, if it exists. */
  finalFocus?: RefObject<HTMLElement | null>
}

/**
 * A save that fails leaves the popup open without an alert, as section 8 of the specification says; a quiet line gives
 * the reason. Closing the popup keeps what was entered.
 */
export function RatingDialog(props: RatingDialogProps) {
  const { job, name, open, onClose, finalFocus } = props
  const { form, failure } = useRatingForm(props)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.about(job.title, name)}
      size="sm"
      finalFocus={finalFocus}
    >
      <form {...form.props} className="space-y-4">
        <StarChoice {...form.choice('rating')} error={form.errors.rating} />
        <Field label={texts.comment} error={form.errors.comment} required>
          <TextArea {...form.input('comment')} rows={3} limit={MAX.ratingComment} />
        </Field>
        <div className="text-sm text-soft">
          <p>{texts.whenShown}</p>
          <p role="status">{failure}</p>
        </div>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.submitting}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useRatingForm({ job, toUserId, onClose, onRated }: RatingDialogProps) {
  const client = useQueryClient()
  const alerts = useAlert()
  const [failure, setFailure] = useState<string>()

  const form = useForm({
    initial: { rating: 0, comment: '' },
    validate: ratingForm,
    validatesOnChange: true,
    async onSubmit(values) {
      setFailure(undefined)
      const result = await send(job.id, { ...values, to_user_id: toUserId })
      if (result instanceof ApiError) return setFailure(texts.notSaved(result.message))
      client.setQueryData(hasRated(job.id, toUserId).queryKey, { status: 200, body: true })
      // It is on profiles and on cards of lists too.
      void client.invalidateQueries()
      alerts.show({ severity: 'success', text: result.success })
      onRated?.()
      onClose()
    },
  })
  return { form, failure }
}

async function send(jobId: number, body: Input<typeof ratings.addRating>['body']) {
  try {
    const response = await call(ratings.addRating, { query: { id: jobId }, body })
    return response.status === 201 ? response.body : new ApiError(response)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
