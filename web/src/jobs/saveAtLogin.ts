import { jobs } from '@guildhall/contract/jobs/endpoints'
import { ApiError, send } from '../api/send.ts'
import type { Tokens } from '../api/login.ts'
import type { Alert } from '../ui/useAlert.ts'
import { jobTexts } from './messages.ts'
import { saveFailure } from './saveFailure.ts'

/** Saves the job with the tokens of a session that is about to begin, and says how that went. Saved already is fine. */
export async function saveAtLogin(id: number, { access }: Tokens): Promise<Alert> {
  try {
    const reply = await send(jobs.saveJob, { body: { id } }, { access })
    if (reply.status !== 201 && reply.status !== 409) throw new ApiError(reply)
    return { severity: 'success', text: jobTexts.jobSaved }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    return { severity: 'error', text: saveFailure(thrown) }
  }
}
