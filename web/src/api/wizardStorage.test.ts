import { expect, test } from 'vitest'
import { wizardStorage } from './wizardStorage.ts'

const question = { type: 'input', value: 'When can you start?', required: true } as const

test('the questions and answers of an application are stored until they are cleared', () => {
  wizardStorage.setQuestions([question])
  wizardStorage.setAnswers([{ ...question, answer: 'Tomorrow' }])

  expect(JSON.parse(localStorage.additional_question)).toEqual([question])
  expect(JSON.parse(localStorage.additional_question_answer)).toEqual([{ ...question, answer: 'Tomorrow' }])

  wizardStorage.removeAnswers()
  expect(Object.keys(localStorage)).toEqual(['additional_question'])

  wizardStorage.clear()
  expect(localStorage).toHaveLength(0)
})
