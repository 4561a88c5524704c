import { MAX } from '@guildhall/contract/sizes'
import type { Question } from '@guildhall/contract/jobs/forms'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  firstIncompleteStep,
  hasAnswers,
  isComplete,
  openWizard,
  type Step,
  stepAfter,
  stepBefore,
  stepOf,
  type WizardEvent,
  wizardReducer,
} from './wizard.ts'

const required: Question = { type: 'input', value: 'Why us?', required: true }
const optional: Question = { type: 'textarea', value: 'Anything else?', required: false }

const after = (questions: Question[], ...events: WizardEvent[]) =>
  events.reduce(wizardReducer, openWizard(questions))
const next = (from: Step) => ({ type: 'next', from }) as const
const answered = (index: number, answer: string) => ({ type: 'answered', index, answer }) as const
const nextTwice = [next('job'), next('questions')] as const

describe('steps', () => {
  test('a job without questions has no question step', () => {
    expect(openWizard().steps).toEqual(['job', 'profile'])
  })

  test('a job with questions has three steps', () => {
    const wizard = openWizard([required])
    expect(wizard.steps).toEqual(['job', 'questions', 'profile'])
    expect(wizard.completed).toEqual([])
  })

  test('the URL names the open step; without one of the wizard, the first is open', () => {
    expect(stepOf(openWizard([required]), 'questions')).toBe('questions')
    expect(stepOf(openWizard(), 'questions')).toBe('job')
    expect(stepOf(openWizard(), null)).toBe('job')
  })

  test('Next completes the step it leaves', () => {
    expect(after([required], next('job')).completed).toEqual(['job'])
    expect(stepAfter(openWizard([required]), 'job')).toBe('questions')
  })

  test('every step but the first has one before it', () => {
    expect(stepBefore(openWizard(), 'profile')).toBe('job')
    expect(stepBefore(openWizard(), 'job')).toBeUndefined()
  })

  test('a step left twice is completed once', () => {
    expect(after([], next('job'), next('job')).completed).toEqual(['job'])
  })
})

describe('a draft', () => {
  test('keeps the answers and the completed steps', () => {
    const wizard = openWizard([required], { answers: ['Because'], completed: ['job', 'questions'] })
    expect(wizard).toMatchObject({ answers: ['Because'], completed: ['job', 'questions'] })
  })

  test('whose answers no longer suit the questions leaves their step incomplete', () => {
    const wizard = openWizard([required, required], {
      answers: ['Because'],
      completed: ['job', 'questions', 'profile', 'lunch'],
    })
    expect(wizard).toMatchObject({ answers: ['Because', ''], completed: ['job'], errors: {} })
  })
})

describe('questions', () => {
  test('an empty required answer blocks Next and shows an error', () => {
    const wizard = after([optional, required], ...nextTwice)
    expect(stepAfter(wizard, 'questions')).toBeUndefined()
    expect(wizard.errors).toEqual({ 1: 'This field is required' })
    expect(wizard.completed).toEqual(['job'])
  })

  test('an answer of spaces counts as empty', () => {
    expect(after([required], answered(0, '  \n '), next('questions')).errors).toEqual({
      0: 'This field is required',
    })
  })

  test('an optional answer may be empty', () => {
    const wizard = after([optional], ...nextTwice)
    expect(stepAfter(wizard, 'questions')).toBe('profile')
    expect(wizard.completed).toEqual(['job', 'questions'])
  })

  test('an answer that the server would reject shows an error before it is sent', () => {
    const wizard = after([optional], answered(0, 'a'.repeat(MAX.answer + 1)), next('questions'))
    expect(wizard.errors[0]).toBe('Please use at most 5,000 characters.')
  })

  test('changing an answer clears only its own error', () => {
    const wizard = after([required, required], ...nextTwice, answered(0, 'Because'))
    expect(wizard.errors).toEqual({ 1: 'This field is required' })
  })

  test('changing a saved answer makes its step incomplete', () => {
    const wizard = after([required], answered(0, 'Because'), ...nextTwice, answered(0, ''))
    expect(wizard.completed).toEqual(['job'])
    expect(firstIncompleteStep(wizard)).toBe('questions')
  })

  test('discarded answers are empty, and their step is incomplete', () => {
    const wizard = after([required, optional], answered(1, 'No'), ...nextTwice, answered(0, 'Yes'), {
      type: 'answers discarded',
    })
    expect(wizard).toMatchObject({ answers: ['', ''], errors: {}, completed: ['job'] })
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

  test('an incomplete step blocks sending until Next leaves it', () => {
    const wizard = after([required], blockedBy('job'))
    expect(wizard).toMatchObject({ blockedBy: 'job', errors: {} })
    expect(wizardReducer(wizard, next('job')).blockedBy).toBeUndefined()
  })

  test('sending with missing answers shows the errors', () => {
    expect(after([required], next('job'), blockedBy('questions')).errors).toEqual({
      0: 'This field is required',
    })
  })

  test('sending requires every step but the last', () => {
    expect(firstIncompleteStep(after([optional], next('job')))).toBe('questions')
    expect(firstIncompleteStep(after([optional], ...nextTwice))).toBeUndefined()
    expect(firstIncompleteStep(after([], next('job')))).toBeUndefined()
  })

  test('questions whose answers were kept need no Next', () => {
    const wizard = openWizard([required, optional], { answers: ['Because'], completed: ['job'] })
    expect(firstIncompleteStep(wizard)).toBeUndefined()
  })

  test('sending completes the last step', () => {
    const wizard = after([optional], ...nextTwice)
    expect(isComplete(wizard)).toBe(false)
    expect(isComplete(wizardReducer(wizard, { type: 'sent' }))).toBe(true)
  })
})
