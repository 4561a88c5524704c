import type { QuestionAnswer } from '@guildhall/contract/hiring/forms'
import type { Question } from '@guildhall/contract/jobs/forms'
import { storage } from './storage.ts'

/** The browser's copy of the questions of the job being applied for and of the answers given so far. */
export const wizardStorage = {
  keepQuestions: (questions: readonly Question[]) => storage.setJson('additional_question', questions),

  keepAnswers: (answers: readonly QuestionAnswer[]) => storage.setJson('additional_question_answer', answers),

  clear() {
    storage.remove('additional_question')
    storage.remove('additional_question_answer')
  },
}
