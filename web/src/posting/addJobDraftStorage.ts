import { tryOrNull } from '../api/storage.ts'
import { type AddJobDraft, EMPTY_DRAFT, initialDraft, type JobSource } from './addJobDraft.ts'

const isDraft = (stored: unknown): stored is AddJobDraft =>
  Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value = (stored as Record<string, unknown> | null)?.[field]
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
  })

/**
 * The draft of this tab and account, for a new job or for the job of `source`. It survives a reload, an expired session
 * and a closed dialog, unless session storage is blocked or full. One that has not changed is not stored.
 */
export function draftStorage(userId: number, source?: JobSource) {
  const key = ['job_draft', userId, ...(source ? [source.action, source.job.id] : [])].join('_')
  const unchanged = JSON.stringify(initialDraft(source))
  const clear = () => void tryOrNull(() => sessionStorage.removeItem(key))
  return {
    read(): AddJobDraft | null {
      const stored = tryOrNull((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      return isDraft(stored) ? stored : null
    },
    save(draft: AddJobDraft) {
      const text = JSON.stringify(draft)
      if (text === unchanged) clear()
      else tryOrNull(() => sessionStorage.setItem(key, text))
    },
    clear,
  }
}
