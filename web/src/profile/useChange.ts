import type { Refusal } from '@guildhall/contract/endpoint'
import { ApiError, UnreadableError } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useProfileChanged } from './useProfileChanged.ts'

/** How the changes of a section behave. */
export type ChangeRules = {
  /** Whether the section is one of the eight items of a complete profile. */
  completes?: boolean
  /** The specification shows the errors of two add forms inside them; all others are alerts. */
  showsAddErrorsInline?: boolean
  /** The specification only logs a network failure of employment types. */
  hidesNetworkFailures?: boolean
}

export type Reply = { body: { success: string } | Refusal }

/** Why a change failed; without a message if the network failed. */
export type Failure = { error?: string; errorField?: Refusal['errorField'] }

const NOT_FOUND = 404

/**
 * Sends a change of the own profile and shows the server's `success` or `error` in an alert. Resolves with the failure,
 * or after a success, once the profile is reloaded, with undefined. An error that is shown `inline` has no alert.
 */
export function useChange({ completes = false, hidesNetworkFailures = false }: ChangeRules) {
  const alerts = useAlert()
  const refresh = useProfileChanged()

  function failNetwork(error: ApiError): Failure {
    // oxlint-disable-next-line no-console -- the specification asks for it
    if (hidesNetworkFailures) console.error(error)
    else alerts.show({ severity: 'error', text: error.message })
    return {}
  }

  return async (send: () => Promise<Reply>, { inline = false } = {}): Promise<Failure | undefined> => {
    const reply = await send().catch(returnApiError)
    if (reply instanceof ApiError) {
      if (reply.status === 0 || reply instanceof UnreadableError) return failNetwork(reply)
      // Another tab has deleted the row.
      if (reply.status === NOT_FOUND) void refresh()
    } else if ('success' in reply.body) {
      alerts.show({ severity: 'success', text: reply.body.success })
      await refresh({ completion: completes })
      return undefined
    }
    const { error, errorField } = reply instanceof ApiError ? toRefusal(reply) : (reply.body as Refusal)
    if (!inline) alerts.show({ severity: 'error', text: error })
    return { error, errorField }
  }
}

const toRefusal = ({ message, errorField }: ApiError): Refusal => ({ error: message, errorField })

function returnApiError(error: unknown) {
  if (error instanceof ApiError) return error
  throw error
}
