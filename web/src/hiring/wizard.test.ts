import { MAX } from '@guildhall/contract/sizes'
import type { Question } from '@guildhall/contract/jobs/forms'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  hasAnswers,
  isComplete,
  openWizard,
  firstIncompleteStep,
  type WizardEvent,
  wizardReducer,
} from './wizard.ts'

const required: Question = { type: 'input', value: 'Why us?', required: true }
const optional: Question = { type: 'textarea', value: 'Anything else?', required: false }

const after = (questions: Question[], ...events: WizardEvent[]) =>
  events.reduce(wizardReducer, openWizard(questions))
const next = { type: 'next' } as const
const answered = (index: number, answer: string) => ({ type: 'answered', index, answer }) as const
const chosen = (step: 'job' | 'questions' | 'profile') => ({ type: 'step chosen', step }) as const

describe('steps', () => {
  test('a job without questions has no question step', () => {
    expect(openWizard().steps).toEqual(['job', 'profile'])
  })

  test('a job with questions has three steps, and the first is open', () => {
    const wizard = openWizard([required])
    expect(wizard.steps).toEqual(['job', 'questions', 'profile'])
    expect(wizard.active).toBe('job')
    expect(wizard.completed).toEqual([])
  })

  test('opening a step out of order completes no step', () => {
    const wizard = after([required], chosen('profile'))
    expect(wizard.active).toBe('profile')
    expect(wizard.completed).toEqual([])
  })

  test('Next completes the job step and opens the next one', () => {
    const wizard = after([required], next)
    expect(wizard.active).toBe('questions')
    expect(wizard.completed).toEqual(['job'])
  })

  test('a step passed twice is completed once', () => {
    expect(after([], next, chosen('job'), next).completed).toEqual(['job'])
  })
})

describe('questions', () => {
  test('an empty required answer blocks Next and shows an error', () => {
    const wizard = after([optional, required], next, next)
    expect(wizard.active).toBe('questions')
    expect(wizard.errors).toEqual({ 1: 'This field is required' })
    expect(wizard.completed).toEqual(['job'])
  })

  test('an answer of spaces counts as empty', () => {
    expect(after([required], next, answered(0, '  \n '), next).errors).toEqual({
      0: 'This field is required',
    })
  })

  test('an optional answer may be empty', () => {
    const wizard = after([optional], next, next)
    expect(wizard.active).toBe('profile')
    expect(wizard.completed).toEqual(['job', 'questions'])
  })

  test('an answer that the server would reject shows an error before it is sent', () => {
    const wizard = after([optional], next, answered(0, 'a'.repeat(MAX.answer + 1)), next)
    expect(wizard.errors[0]).toBe('Please use at most 5000 characters.')
  })

  test('changing an answer clears only its own error', () => {
    const wizard = after([required, required], next, next, answered(0, 'Because'))
    expect(wizard.errors).toEqual({ 1: 'This field is required' })
  })

  test('changing a saved answer makes its step incomplete', () => {
    const wizard = after([required], next, answered(0, 'Because'), next, chosen('questions'), answered(0, ''))
    expect(wizard.completed).toEqual(['job'])
    expect(firstIncompleteStep(wizard)).toBe('questions')
  })

  test('answers survive opening another step and coming back', () => {
    const wizard = after([required], next, answered(0, 'Because'), chosen('job'), chosen('questions'))
    expect(wizard.answers).toEqual(['Because'])
  })

  test('a question counts as answered when its answer is more than spaces', () => {
    expect(hasAnswers(after([]))).toBe(false)
    expect(hasAnswers(after([optional], answered(0, ' ')))).toBe(false)
    expect(hasAnswers(after([optional], answered(0, 'No')))).toBe(true)
  })

  test('the answers are sent together with their questions', () => {
    expect(answersOf(after([required, optional], answered(0, 'Because')))).toEqual([
      { ...required, answer: 'Because' },
      { ...optional, answer: '' },
    ])
  })
})

describe('sending', () => {
  const blockedBy = (by: 'job' | 'questions') => ({ type: 'blocked', by }) as const

  test('sending with an incomplete step opens that step, and Next continues from it', () => {
    const wizard = after([required], chosen('profile'), blockedBy('job'))
    expect(wizard).toMatchObject({ active: 'job', blockedBy: 'job', errors: {} })
    expect(wizardReducer(wizard, next)).toMatchObject({ active: 'questions', blockedBy: undefined })
  })

  test('sending with missing answers opens the questions and shows the errors', () => {
    const wizard = after([required], next, chosen('profile'), blockedBy('questions'))
    expect(wizard.active).toBe('questions')
    expect(wizard.errors).toEqual({ 0: 'This field is required' })
  })

  test('sending requires every step but the last', () => {
    expect(firstIncompleteStep(after([optional], next))).toBe('questions')
    expect(firstIncompleteStep(after([optional], next, next))).toBeUndefined()
    expect(firstIncompleteStep(after([], next))).toBeUndefined()
  })

  test('sending completes the last step', () => {
    const wizard = after([optional], next, next)
    expect(isComplete(wizard)).toBe(false)
    expect(isComplete(wizardReducer(wizard, { type: 'sent' }))).toBe(true)
  })
})
