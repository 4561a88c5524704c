import type { Refusal } from '@guildhall/contract/endpoint'
import { asApiError, type ChangeResponse, successOf } from '../api/change.ts'
import { ApiError, UnreadableError } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import type { SectionName } from './sectionNames.ts'
import { useProfileChanged } from './useProfileChanged.ts'
import { useSavedAlert } from './useSavedAlert.tsx'

type ChangeRules = {
  /** The section is one of the eight items of a complete profile. */
  completes?: true
  /** Errors of the add form are shown in it. All others are alerts. */
  showsErrorsInline?: true
  /** A network failure is only logged. All others are alerts. */
  logsNetworkFailures?: true
}

/** How changes of the sections differ, by sections 4 and 8 of the specification. */
const RULES: Partial<Record<SectionName, ChangeRules>> = {
  skills: { completes: true },
  rate: { completes: true },
  'emp-type': { completes: true, showsErrorsInline: true, logsNetworkFailures: true },
  language: { completes: true, showsErrorsInline: true },
}

/** Why a change failed. `inline` is the message where it has no alert. */
type Failure = { inline?: string; errorField?: Refusal['errorField'] }

const NOT_FOUND = 404

/**
 * Sends a change of a section and shows the server's `success` or `error` in an alert. Resolves with undefined once the
 * profile is reloaded, or with the failure. The form of an addition shows the failure itself where that is the rule.
 */
export function useChange(section: SectionName) {
  const { completes: completion = false, showsErrorsInline, logsNetworkFailures } = RULES[section] ?? {}
  const alerts = useAlert()
  const showSaved = useSavedAlert()
  const refresh = useProfileChanged()

  return async (
    send: () => Promise<ChangeResponse>,
    { isForm = false } = {},
  ): Promise<Failure | undefined> => {
    const result = await send().then(successOf).catch(asApiError)
    if (!(result instanceof ApiError)) {
      showSaved(result.success)
      await refresh({ completion })
      return undefined
    }
    const { status, message, errorField } = result
    const isNetworkFailure = status === 0 || result instanceof UnreadableError
    const isInline = isForm && showsErrorsInline && !isNetworkFailure
    // Another tab has deleted the row.
    if (status === NOT_FOUND) void refresh({ completion })
    // oxlint-disable-next-line no-console -- the specification asks for it
    if (isNetworkFailure && logsNetworkFailures) console.error(result)
    else if (!isInline) alerts.show({ severity: 'error', text: message })
    return { errorField, ...(isInline && { inline: message }) }
  }
}
