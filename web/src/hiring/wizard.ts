import { ANSWER_REQUIRED, answer, type QuestionAnswer } from '@guildhall/contract/hiring/forms'
import type { Question } from '@guildhall/contract/jobs/forms'

export type Step = 'job' | 'questions' | 'profile'

/** The state of the application wizard. Which step is open is in the URL. */
export type Wizard = {
  steps: readonly Step[]
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
  | { type: 'answered'; index: number; answer: string }
  | { type: 'answers discarded' }
  | { type: 'next'; from: Step }
  | { type: 'blocked'; by: Step }
  | { type: 'sent' }

type Kept = { answers?: readonly string[]; completed?: readonly string[] }

/** What is kept of a draft: its answers, and the steps that were completed if the person returns to the wizard. */
export function openWizard(
  questions: readonly Question[] = [],
  { answers = [], completed = [] }: Kept = {},
): Wizard {
  const wizard: Wizard = {
    steps: questions.length ? ['job', 'questions', 'profile'] : ['job', 'profile'],
    completed: [],
    questions,
    answers: questions.map((_, index) => answers[index] ?? ''),
    errors: {},
  }
  const isDone = (step: Step) =>
    completed.includes(step) && (step !== 'questions' || !hasErrors(validateAnswers(wizard)))
  return { ...wizard, completed: wizard.steps.slice(0, -1).filter(isDone) }
}

export function wizardReducer(wizard: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case 'answered':
      return answerQuestion(wizard, event.index, event.answer)
    case 'answers discarded':
      return {
        ...wizard,
        answers: wizard.answers.map(() => ''),
        errors: {},
        completed: without(wizard, 'questions'),
      }
    case 'next':
      return leave({ ...wizard, blockedBy: undefined }, event.from)
    case 'blocked':
      return {
        ...wizard,
        blockedBy: event.by,
        errors: event.by === 'questions' ? validateAnswers(wizard) : wizard.errors,
      }
    case 'sent':
      return { ...wizard, completed: wizard.steps }
  }
}

/** The step of a URL; the first one if it names none of this wizard's. */
export const stepOf = ({ steps }: Wizard, name: string | null): Step =>
  steps.find((step) => step === name) ?? 'job'

/** The step that follows, if Next may leave this one. */
export function stepAfter(wizard: Wizard, step: Step) {
  if (step === 'questions' && hasErrors(validateAnswers(wizard))) return
  return wizard.steps[wizard.steps.indexOf(step) + 1]
}

export const stepBefore = ({ steps }: Wizard, step: Step): Step | undefined => steps[steps.indexOf(step) - 1]

/** The answers as they are stored and sent. */
export const answersOf = ({ questions, answers }: Wizard): QuestionAnswer[] =>
  questions.map((question, index) => ({ ...question, answer: answers[index] ?? '' }))

export const isComplete = ({ steps, completed }: Wizard) => steps.every((step) => completed.includes(step))

/** The first step before the last that is incomplete: not left with Next, or for questions, not answered before. */
export function firstIncompleteStep(wizard: Wizard) {
  const areAnswered = hasAnswers(wizard) && !hasErrors(validateAnswers(wizard))
  const isDone = (step: Step) => wizard.completed.includes(step) || (step === 'questions' && areAnswered)
  return wizard.steps.slice(0, -1).find((step) => !isDone(step))
}

export const hasAnswers = ({ answers }: Wizard) => answers.some((text) => text.trim() !== '')

const without = ({ completed }: Wizard, step: Step) => completed.filter((other) => other !== step)

function answerQuestion(wizard: Wizard, index: number, text: string): Wizard {
  const { [index]: _removed, ...errors } = wizard.errors
  return {
    ...wizard,
    answers: wizard.answers.with(index, text),
    errors,
    // The saved answers are out of date.
    completed: without(wizard, 'questions'),
  }
}

function leave(wizard: Wizard, step: Step): Wizard {
  const errors = step === 'questions' ? validateAnswers(wizard) : wizard.errors
  if (step === 'questions' && hasErrors(errors)) return { ...wizard, errors }
  return { ...wizard, errors, completed: [...without(wizard, step), step] }
}

const hasErrors = (errors: Wizard['errors']) => Object.keys(errors).length > 0

function validateAnswers(wizard: Wizard) {
  const errors: Record<number, string> = {}
  for (const [index, input] of answersOf(wizard).entries()) {
    const parsed = answer.safeParse(input)
    if (!parsed.success) errors[index] = parsed.error.issues[0]?.message ?? ANSWER_REQUIRED
    else if (input.required && parsed.data.answer === '') errors[index] = ANSWER_REQUIRED
  }
  return errors
}
