import { MAX } from '@guildhall/contract/sizes'
import type { Question } from '@guildhall/contract/jobs/forms'
import { describe, expect, test } from 'vitest'
import {
  answersOf,
  hasAnswers,
  isComplete,
  openWizard,
  stepLeftOut,
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

describe('the steps', () => {
  test('leave out the questions of a job that has none', () => {
    expect(openWizard().steps).toEqual(['job', 'profile'])
  })

  test('are three for a job with questions, and the first is open', () => {
    const wizard = openWizard([required])
    expect(wizard.steps).toEqual(['job', 'questions', 'profile'])
    expect(wizard.active).toBe('job')
    expect(wizard.completed).toEqual([])
  })

  test('can be entered in any order, which completes none', () => {
    const wizard = after([required], chosen('profile'))
    expect(wizard.active).toBe('profile')
    expect(wizard.completed).toEqual([])
  })

  test('Next marks the job as read and goes on', () => {
    const wizard = after([required], next)
    expect(wizard.active).toBe('questions')
    expect(wizard.completed).toEqual(['job'])
  })

  test('a step that is passed twice is completed once', () => {
    expect(after([], next, chosen('job'), next).completed).toEqual(['job'])
  })
})

describe('the questions', () => {
  test('an empty required answer blocks moving on and is named', () => {
    const wizard = after([optional, required], next, next)
    expect(wizard.active).toBe('questions')
    expect(wizard.faults).toEqual({ 1: 'This field is required' })
    expect(wizard.completed).toEqual(['job'])
  })

  test('spaces alone are no answer', () => {
    expect(after([required], next, answered(0, '  \n '), next).faults).toEqual({
      0: 'This field is required',
    })
  })

  test('an optional answer may stay empty', () => {
    const wizard = after([optional], next, next)
    expect(wizard.active).toBe('profile')
    expect(wizard.completed).toEqual(['job', 'questions'])
  })

  test('an answer that the server would refuse is told before it is sent', () => {
    const wizard = after([optional], next, answered(0, 'a'.repeat(MAX.answer + 1)), next)
    expect(wizard.faults[0]).toBe('Please use at most 5000 characters.')
  })

  test('writing an answer takes away its own fault alone', () => {
    const wizard = after([required, required], next, next, answered(0, 'Because'))
    expect(wizard.faults).toEqual({ 1: 'This field is required' })
  })

  test('a changed answer must be saved again', () => {
    const wizard = after([required], next, answered(0, 'Because'), next, chosen('questions'), answered(0, ''))
    expect(wizard.completed).toEqual(['job'])
    expect(stepLeftOut(wizard)).toBe('questions')
  })

  test('what was written stays when the person goes to another step and back', () => {
    const wizard = after([required], next, answered(0, 'Because'), chosen('job'), chosen('questions'))
    expect(wizard.answers).toEqual(['Because'])
  })

  test('count as answered once there is more than spaces', () => {
    expect(hasAnswers(after([]))).toBe(false)
    expect(hasAnswers(after([optional], answered(0, ' ')))).toBe(false)
    expect(hasAnswers(after([optional], answered(0, 'No')))).toBe(true)
  })

  test('are sent with their answers', () => {
    expect(answersOf(after([required, optional], answered(0, 'Because')))).toEqual([
      { ...required, answer: 'Because' },
      { ...optional, answer: '' },
    ])
  })
})

describe('sending', () => {
  const refusedBy = (by: 'job' | 'questions') => ({ type: 'refused', by }) as const

  test('leads to the step that was left out and names it, and Next goes on from there', () => {
    const wizard = after([required], chosen('profile'), refusedBy('job'))
    expect(wizard).toMatchObject({ active: 'job', refusedBy: 'job', faults: {} })
    expect(wizardReducer(wizard, next)).toMatchObject({ active: 'questions', refusedBy: undefined })
  })

  test('with answers missing leads back to the questions and names them', () => {
    const wizard = after([required], next, chosen('profile'), refusedBy('questions'))
    expect(wizard.active).toBe('questions')
    expect(wizard.faults).toEqual({ 0: 'This field is required' })
  })

  test('waits for every step but the last', () => {
    expect(stepLeftOut(after([optional], next))).toBe('questions')
    expect(stepLeftOut(after([optional], next, next))).toBeUndefined()
    expect(stepLeftOut(after([], next))).toBeUndefined()
  })

  test('completes the last step', () => {
    const wizard = after([optional], next, next)
    expect(isComplete(wizard)).toBe(false)
    expect(isComplete(wizardReducer(wizard, { type: 'sent' }))).toBe(true)
  })
})
