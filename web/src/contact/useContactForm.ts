import { contact } from '@guildhall/contract/contact/endpoints'
import { contactForm } from '@guildhall/contract/contact/forms'
import { useRef, useState } from 'react'
import { ApiError, call } from '../api/client.ts'
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
        const response = await call(contact.sendContactMessage, { body })
        if (response.status !== 200) throw new ApiError(response)
        alerts.show({ severity: 'success', text: response.body.success })
        form.reset()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFailure(texts.notSent(error.message))
      }
    },
  })
  return { form, submitButton, failure }
}
