import { tryOrNull } from '../api/storage.ts'
import { type AddJobDraft, EMPTY_DRAFT } from './addJobDraft.ts'

const keyOf = (userId: number) => `job_draft_${userId}`

const isDraft = (stored: unknown): stored is AddJobDraft =>
  Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value = (stored as Record<string, unknown> | null)?.[field]
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
  })

/**
 * The draft of this tab and account. It survives a reload, an expired session and a closed dialog, unless session storage
 * is blocked or full.
 */
export const draftStorage = {
  read(userId: number): AddJobDraft | null {
    const stored = tryOrNull((): unknown => JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'))
    return isDraft(stored) ? stored : null
  },

  save(userId: number, draft: AddJobDraft) {
    const isEmpty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT)
    if (isEmpty) draftStorage.clear(userId)
    else tryOrNull(() => sessionStorage.setItem(keyOf(userId), JSON.stringify(draft)))
  },

  clear: (userId: number) => void tryOrNull(() => sessionStorage.removeItem(keyOf(userId))),
}
