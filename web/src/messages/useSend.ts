import type { Refusal } from '@guildhall/contract/endpoint'
import { useState } from 'react'
import { ApiError } from '../api/client.ts'
import { type FieldErrors, serverErrors } from '../ui/fieldErrors.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useMessagesChanged } from './useMessagesChanged.ts'

type Response = { status: number; body: { success: string } | Refusal }

/**
 * `send` sends a message. Whatever the server answers is shown in an alert; the errors of fields are returned, for the
 * form. A `failure` that is no field's stays until the next attempt.
 */
export function useSend() {
  const alerts = useAlert()
  const messagesChanged = useMessagesChanged()
  const [failure, setFailure] = useState<string>()

  async function send(sending: () => Promise<Response>, onSent: () => void): Promise<FieldErrors | void> {
    setFailure(undefined)
    try {
      const { status, body } = await sending()
      if ('error' in body) throw new ApiError({ status, body })
      alerts.show({ severity: 'success', text: body.success })
      messagesChanged()
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      alerts.show({ severity: 'error', text: error.message })
      const errors = serverErrors(error.errorField)
      if (Object.keys(errors).length === 0) setFailure(error.message)
      return errors
    }
  }
  return { send, failure }
}
