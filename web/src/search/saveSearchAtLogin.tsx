import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import type { Tokens } from '../api/login.ts'
import { ApiError, send } from '../api/send.ts'
import type { Alert } from '../ui/useAlert.ts'
import { notSavedAlert, type Saved, savedAlert } from './saveSearchAlerts.tsx'

/** Saves the search in a URL of the board with the tokens of a session that is about to begin. Returns an alert. */
export async function saveSearchAtLogin(path: string, { access }: Tokens): Promise<Alert> {
  const query = path.slice(path.indexOf('?') + 1)
  try {
    const response = await send(savedSearches.saveSearch, { body: { query } }, { access })
    if (response.status !== 201) throw new ApiError(response)
    return savedAlert(response.body as Saved)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return notSavedAlert(error)
  }
}
