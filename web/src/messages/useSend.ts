import { useState } from 'react'
import { asApiError, type ChangeResponse, successOf } from '../api/change.ts'
import { type FieldErrors, serverErrors } from '../ui/fieldErrors.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useMessagesChanged } from './useMessagesChanged.ts'

/**
 * `send` sends a message. Whatever the server answers is shown in an alert; the errors of fields are returned, for the
 * form. A `failure` that is no field's stays until the next attempt.
 */
export function useSend() {
  const alerts = useAlert()
  const messagesChanged = useMessagesChanged()
  const [failure, setFailure] = useState<string>()

  async function send(
    sending: () => Promise<ChangeResponse>,
    onSent: () => void,
  ): Promise<FieldErrors | void> {
    setFailure(undefined)
    try {
      const { success } = successOf(await sending())
      alerts.show({ severity: 'success', text: success })
      messagesChanged()
      onSent()
    } catch (error) {
      const { message, errorField } = asApiError(error)
      alerts.show({ severity: 'error', text: message })
      const errors = serverErrors(errorField)
      if (Object.keys(errors).length === 0) setFailure(message)
      return errors
    }
  }
  return { send, failure }
}
