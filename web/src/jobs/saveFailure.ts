import { ApiError } from '../api/send.ts'
import { jobTexts } from './messages.ts'

/** Why a job could not be saved or removed. Only what the server itself says is the other page's doing. */
export const saveFailure = (error: Error) =>
  error instanceof ApiError && error.status > 0 ? jobTexts.saveFailed(error.message) : error.message
