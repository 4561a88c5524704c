import { contact } from '@guildhall/contract/contact/endpoints'
import { contactForm } from '@guildhall/contract/contact/forms'
import { useRef, useState } from 'react'
import { asApiError, successOf } from '../api/change.ts'
import { call } from '../api/client.ts'
import { serverErrors } from '../ui/fieldErrors.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useForm } from '../ui/useForm.ts'
import { texts } from './messages.ts'

const EMPTY = { name: '', email: '', messageBody: '', website: '' }

export function useContactForm() {
  const alerts = useAlert()
  const submitButton = useRef<HTMLButtonElement>(null)
  const [failure, setFailure] = useState<string>()

  const form = useForm({
    initial: EMPTY,
    validate: contactForm,
    validatesOnChange: true,
    async onSubmit(body) {
      // The fields are disabled while sending, and would lose the focus.
      submitButton.current?.focus()
      setFailure(undefined)
      try {
        const { success } = successOf(await call(contact.sendContactMessage, { body }))
        alerts.show({ severity: 'success', text: success })
        form.reset()
      } catch (error) {
        const { message, errorField } = asApiError(error)
        setFailure(texts.notSent(message))
        return serverErrors(errorField)
      }
    },
  })
  return { form, submitButton, failure }
}
