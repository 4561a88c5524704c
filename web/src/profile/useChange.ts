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

export type Reply = { status: number; body: { success: string } | Refusal }

/** Why a change was refused; without a message if the network failed. */
type Failure = { message?: string; errorField?: Refusal['errorField'] }

const NOT_FOUND = 404

/**
 * Sends a change of the own profile and shows the server's `success` or `error` in an alert. Resolves with the failure,
 * or after a success, once the profile is reloaded, with undefined. An error that the caller shows `inline` has no alert.
 */
export function useChange({ completes = false, hidesNetworkFailures = false }: ChangeRules) {
  const alerts = useAlert()
  const refresh = useProfileChanged()

  return async (send: () => Promise<Reply>, { inline = false } = {}): Promise<Failure | undefined> => {
    const result = await request(send).catch(returnApiError)
    if (!(result instanceof ApiError)) {
      alerts.show({ severity: 'success', text: result.success })
      await refresh({ completion: completes })
      return undefined
    }
    const { status, message, errorField } = result
    const isNetworkFailure = status === 0 || result instanceof UnreadableError
    // Another tab has deleted the row.
    if (status === NOT_FOUND) void refresh({ completion: completes })
    // oxlint-disable-next-line no-console -- the specification asks for it
    if (isNetworkFailure && hidesNetworkFailures) console.error(result)
    else if (isNetworkFailure || !inline) alerts.show({ severity: 'error', text: message })
    return isNetworkFailure ? {} : { message, errorField }
  }
}

async function request(send: () => Promise<Reply>) {
  const { status, body } = await send()
  if ('error' in body) throw new ApiError({ status, body })
  return body
}

function returnApiError(error: unknown) {
  if (error instanceof ApiError) return error
  throw error
}
