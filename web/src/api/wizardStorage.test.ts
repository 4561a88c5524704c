import { expect, test } from 'vitest'
import { wizardStorage } from './wizardStorage.ts'

const question = { type: 'input', value: 'When can you start?', required: true } as const

test('the questions and answers of an application are kept until the wizard opens again', () => {
  wizardStorage.keepQuestions([question])
  wizardStorage.keepAnswers([{ ...question, answer: 'Tomorrow' }])

  expect(wizardStorage.questions()).toEqual([question])
  expect(wizardStorage.answers()).toEqual([{ ...question, answer: 'Tomorrow' }])
  expect(Object.keys(localStorage).toSorted()).toEqual(['additional_question', 'additional_question_answer'])

  wizardStorage.clear()
  expect(wizardStorage.questions()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test.each(['not JSON', '7', '[{"type":"poem"}]'])(
  'what is stored but can not be used counts as nothing: %s',
  (stored) => {
    localStorage.setItem('additional_question', stored)
    expect(wizardStorage.questions()).toEqual([])
    wizardStorage.clear()
  },
)
