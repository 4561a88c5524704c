import { type AddJobDraft, EMPTY_DRAFT } from './addJobDraft.ts'

const keyOf = (userId: number) => `job_draft_${userId}`

/** Storage can be forbidden or full: then a draft lives as long as its form. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

const fits = (stored: unknown): stored is AddJobDraft =>
  Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value = (stored as Record<string, unknown> | null)?.[field]
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
  })

/** The half-written job of this tab and account, so that a reload, a lost session or a closed dialog costs nothing. */
export const draftStorage = {
  read(userId: number): AddJobDraft | null {
    const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'))
    return fits(stored) ? stored : null
  },

  keep(userId: number, draft: AddJobDraft) {
    const isEmpty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT)
    if (isEmpty) draftStorage.forget(userId)
    else attempt(() => sessionStorage.setItem(keyOf(userId), JSON.stringify(draft)))
  },

  forget: (userId: number) => void attempt(() => sessionStorage.removeItem(keyOf(userId))),
}
