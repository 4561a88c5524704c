import { ANSWER_REQUIRED, answer, type QuestionAnswer } from '@guildhall/contract/hiring/forms'
import type { Question } from '@guildhall/contract/jobs/forms'

type Step = 'job' | 'questions' | 'profile'

/** The state of the application wizard. */
export type Wizard = {
  steps: readonly Step[]
  active: Step
  completed: readonly Step[]
  questions: readonly Question[]
  /** One for each question, in the same order. */
  answers: readonly string[]
  /** The message under each invalid answer, by the index of its question. */
  errors: Readonly<Record<number, string>>
  /** The incomplete step that prevented sending; undefined again once the person moves on. */
  blockedBy?: Step
}

export type WizardEvent =
  | { type: 'step chosen'; step: Step }
  | { type: 'answered'; index: number; answer: string }
  | { type: 'next' }
  | { type: 'blocked'; by: Step }
  | { type: 'sent' }

/** `answers` are those of a draft; missing ones are empty. */
export const openWizard = (questions: readonly Question[] = [], answers: readonly string[] = []): Wizard => ({
  steps: questions.length ? ['job', 'questions', 'profile'] : ['job', 'profile'],
  active: 'job',
  completed: [],
  questions,
  answers: questions.map((_, index) => answers[index] ?? ''),
  errors: {},
})

export function wizardReducer(wizard: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case 'step chosen':
      return { ...wizard, active: event.step, blockedBy: undefined }
    case 'answered':
      return answerQuestion(wizard, event.index, event.answer)
    case 'next':
      return proceed({ ...wizard, blockedBy: undefined })
    case 'blocked':
      return openBlockingStep(wizard, event.by)
    case 'sent':
      return { ...wizard, completed: wizard.steps }
  }
}

/** The answers as they are stored and sent. */
export const answersOf = ({ questions, answers }: Wizard): QuestionAnswer[] =>
  questions.map((question, index) => ({ ...question, answer: answers[index] ?? '' }))

export const isComplete = ({ steps, completed }: Wizard) => steps.every((step) => completed.includes(step))

/** The first incomplete step before the last. Any step can be opened, but only Next completes one. */
export const firstIncompleteStep = ({ steps, completed }: Wizard) =>
  steps.slice(0, -1).find((step) => !completed.includes(step))

export const hasAnswers = ({ answers }: Wizard) => answers.some((text) => text.trim() !== '')

function answerQuestion(wizard: Wizard, index: number, text: string): Wizard {
  const { [index]: _removed, ...errors } = wizard.errors
  return {
    ...wizard,
    answers: wizard.answers.with(index, text),
    errors,
    // The saved answers are out of date.
    completed: wizard.completed.filter((step) => step !== 'questions'),
  }
}

const openBlockingStep = (wizard: Wizard, step: Step): Wizard => ({
  ...wizard,
  active: step,
  blockedBy: step,
  errors: step === 'questions' ? validateAnswers(wizard) : wizard.errors,
})

const proceed = (wizard: Wizard) => (wizard.active === 'questions' ? saveAnswers(wizard) : advance(wizard))

function saveAnswers(wizard: Wizard): Wizard {
  const errors = validateAnswers(wizard)
  return Object.keys(errors).length ? { ...wizard, errors } : advance({ ...wizard, errors })
}

function advance(wizard: Wizard): Wizard {
  const { active, steps, completed } = wizard
  return {
    ...wizard,
    active: steps[steps.indexOf(active) + 1] ?? active,
    completed: completed.includes(active) ? completed : [...completed, active],
  }
}

function validateAnswers(wizard: Wizard) {
  const errors: Record<number, string> = {}
  for (const [index, input] of answersOf(wizard).entries()) {
    const parsed = answer.safeParse(input)
    if (!parsed.success) errors[index] = parsed.error.issues[0]?.message ?? ANSWER_REQUIRED
    else if (input.required && parsed.data.answer === '') errors[index] = ANSWER_REQUIRED
  }
  return errors
}
