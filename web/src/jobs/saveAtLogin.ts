import { jobs } from '@guildhall/contract/jobs/endpoints'
import { ApiError, send } from '../api/send.ts'
import type { Tokens } from '../api/login.ts'
import type { Alert } from '../ui/useAlert.ts'
import { saveTexts } from './saveMessages.ts'

/** Saves a job with the tokens of a session that is about to begin. Returns an alert; a job saved earlier is a success. */
export async function saveAtLogin(id: number, { access }: Tokens): Promise<Alert> {
  try {
    const response = await send(jobs.saveJob, { body: { id } }, { access })
    if (response.status !== 201 && response.status !== 409) throw new ApiError(response)
    return { severity: 'success', text: saveTexts.jobSaved }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { severity: 'error', text: saveErrorMessage(error) }
  }
}

/**
 * The specification adds 'from another page' to the server's message, which would be wrong for a temporary error, and for a
 * 403: the account has too many saved jobs.
 */
export const saveErrorMessage = (error: Error) =>
  error instanceof ApiError && !error.isTemporary && error.status !== 403
    ? saveTexts.saveFailed(error.message)
    : error.message
