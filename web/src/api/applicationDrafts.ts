import { tryOrNull } from './storage.ts'

/** An application that was begun and not sent. */
export type ApplicationDraft = {
  jobId: number
  title: string
  /** One for each question of the job, in the same order; none before the first is answered. */
  answers: readonly string[]
  /** The step that was open last, and the steps that were completed; missing before the wizard was opened. */
  step?: string
  completed?: readonly string[]
}

const keyOf = (userId: number) => `application_drafts_${userId}`

const isText = (value: unknown) => typeof value === 'string'
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

const isDraft = (stored: unknown): stored is ApplicationDraft => {
  const draft = Object(stored) as Partial<Record<keyof ApplicationDraft, unknown>>
  const { jobId, title, answers, step = '', completed = [] } = draft
  return Number.isSafeInteger(jobId) && [title, step].every(isText) && [answers, completed].every(areTexts)
}

function read(userId: number): ApplicationDraft[] {
  const stored = tryOrNull((): unknown => JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]'))
  return Array.isArray(stored) ? stored.filter(isDraft) : []
}

const write = (userId: number, drafts: readonly ApplicationDraft[]) =>
  void tryOrNull(() => sessionStorage.setItem(keyOf(userId), JSON.stringify(drafts)))

const without = (userId: number, jobId: number) => read(userId).filter((draft) => draft.jobId !== jobId)

/**
 * The applications of this tab by account and job, the latest last. They survive a look at the own profile, a reload and
 * an expired session, unless session storage is blocked or full.
 */
export const applicationDrafts = {
  latest: (userId: number) => read(userId).at(-1),

  find: (userId: number, jobId: number) => read(userId).find((draft) => draft.jobId === jobId),

  save: (userId: number, draft: ApplicationDraft) => write(userId, [...without(userId, draft.jobId), draft]),

  /** Makes the application the latest, with what it has already. */
  open: (userId: number, job: Pick<ApplicationDraft, 'jobId' | 'title'>) =>
    applicationDrafts.save(userId, { answers: [], ...applicationDrafts.find(userId, job.jobId), ...job }),

  remove: (userId: number, jobId: number) => write(userId, without(userId, jobId)),
}
