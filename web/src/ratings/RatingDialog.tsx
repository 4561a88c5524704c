import type { Input } from '@guildhall/contract/endpoint'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { HIDDEN_DAYS, ratingForm } from '@guildhall/contract/ratings/forms'
import { MAX } from '@guildhall/contract/sizes'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { asApiError, successOf } from '../api/change.ts'
import { ApiError, call } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { sessionDraft } from '../api/sessionDraft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FailureLine } from '../ui/FailureLine.tsx'
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
  /** Whom one rates, within a sentence. */
  name: string
  open: boolean
  onClose: () => void
  onRated?: () => void
  /** Focused on closing, if it exists. */
  finalFocus?: RefObject<HTMLElement | null>
}

/**
 * A save that fails leaves the popup open without an alert, as section 8 of the specification says; a line in the popup
 * gives the reason. Closing the popup and reloading the page keep what was entered.
 */
export function RatingDialog(props: RatingDialogProps) {
  const { job, name, open, onClose, finalFocus } = props
  const { form, failure } = useRatingForm(props)
  const choice = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.about(job.title, name)}
      size="sm"
      initialFocus={choice}
      finalFocus={finalFocus}
    >
      <form {...form.props} className="space-y-4">
        <StarChoice ref={choice} {...form.choice('rating')} error={form.errors.rating} />
        <Field label={texts.comment} error={form.errors.comment} required>
          <TextArea {...form.input('comment')} rows={3} limit={MAX.ratingComment} />
        </Field>
        <div className="text-sm">
          <p className="text-soft">{texts.whenShown(HIDDEN_DAYS)}</p>
          <FailureLine text={failure} />
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

const EMPTY = { rating: 0, comment: '' }

function useRatingForm({ job, toUserId, onClose, onRated }: RatingDialogProps) {
  const client = useQueryClient()
  const alerts = useAlert()
  const [failure, setFailure] = useState<string>()
  const userId = useSession()?.userId ?? 0
  const [draft] = useState(() => sessionDraft(['rating_draft', userId, job.id, toUserId], EMPTY))

  const form = useForm({
    initial: EMPTY,
    draft,
    validate: ratingForm,
    validatesOnChange: true,
    async onSubmit(values) {
      setFailure(undefined)
      const result = await send(job.id, { ...values, to_user_id: toUserId })
      if (result instanceof ApiError) return setFailure(texts.notSaved(result.message))
      draft.clear()
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

const send = (jobId: number, body: Input<typeof ratings.addRating>['body']) =>
  call(ratings.addRating, { query: { id: jobId }, body })
    .then(successOf)
    .catch(asApiError)
