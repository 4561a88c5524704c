import type { QuestionAnswer } from '@guildhall/contract/hiring/forms'
import type { Question } from '@guildhall/contract/jobs/forms'
import { storage } from './storage.ts'

/** The questions and answers of the current application in local storage, as the specification names them. */
export const wizardStorage = {
  setQuestions: (questions: readonly Question[]) => storage.setJson('additional_question', questions),

  setAnswers: (answers: readonly QuestionAnswer[]) => storage.setJson('additional_question_answer', answers),

  removeAnswers: () => storage.remove('additional_question_answer'),

  clear() {
    storage.remove('additional_question')
    wizardStorage.removeAnswers()
  },
}
