import { answer, type QuestionAnswer } from '@guildhall/contract/hiring'
import { type Question, question } from '@guildhall/contract/jobForm'
import { storage, type StorageKey } from './storage.ts'

type Member<T> = { safeParse: (value: unknown) => { success: boolean; data?: T } }

/** What is stored, or nothing at all where any of it is not what it should be. */
function readList<T>(key: StorageKey, member: Member<T>): T[] {
  const stored = storage.getJson(key)
  const parsed = Array.isArray(stored) ? stored.map((one) => member.safeParse(one)) : []
  return parsed.every(({ success }) => success) ? parsed.map(({ data }) => data as T) : []
}

/** The questions of the job being applied for and the answers given so far, kept between the wizard's steps. */
export const wizardStorage = {
  questions: () => readList<Question>('additional_question', question),
  keepQuestions: (questions: Question[]) => storage.setJson('additional_question', questions),

  answers: () => readList<QuestionAnswer>('additional_question_answer', answer),
  keepAnswers: (answers: QuestionAnswer[]) => storage.setJson('additional_question_answer', answers),

  /** The wizard begins with an empty sheet every time it opens. */
  clear() {
    storage.remove('additional_question')
    storage.remove('additional_question_answer')
  },
}
