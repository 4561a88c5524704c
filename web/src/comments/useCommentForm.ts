import { comments } from '@guildhall/contract/comments/endpoints'
import { ANONYMOUS, COMMENT_ERRORS, commentForm } from '@guildhall/contract/comments/forms'
import { useRef } from 'react'
import { asApiError, successOf } from '../api/change.ts'
import { call } from '../api/client.ts'
import { type FieldErrors, serverErrors, validate } from '../ui/fieldErrors.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useForm } from '../ui/useForm.ts'

type WriteAs = 'anonymous' | 'name'

const EMPTY = { writeAs: null as WriteAs | null, name: '', comment: '', website: '' }

const bodyOf = ({ writeAs, name, comment, website }: typeof EMPTY) => ({
  name: writeAs === 'name' ? name : ANONYMOUS,
  comment,
  website,
})

const validateComment = (values: typeof EMPTY): FieldErrors => ({
  ...validate(commentForm, bodyOf(values)),
  ...(!values.writeAs && { writeAs: COMMENT_ERRORS.writeAs }),
})

export function useCommentForm() {
  const alerts = useAlert()
  const submitButton = useRef<HTMLButtonElement>(null)

  const form = useForm({
    initial: EMPTY,
    validate: validateComment,
    async onSubmit(values) {
      // The fields are disabled while sending, and would lose the focus.
      submitButton.current?.focus()
      try {
        const { success } = successOf(await call(comments.addComment, { body: bodyOf(values) }))
        alerts.show({ severity: 'success', text: success })
        form.reset()
      } catch (error) {
        const { message, errorField } = asApiError(error)
        alerts.show({ severity: 'error', text: message })
        return serverErrors(errorField)
      }
    },
  })
  return { form, submitButton }
}
