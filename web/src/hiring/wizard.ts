import { ANSWER_REQUIRED, answer, type QuestionAnswer } from '@guildhall/contract/hiring/forms'
import type { Question } from '@guildhall/contract/jobs/forms'

type Step = 'job' | 'questions' | 'profile'

/** The application wizard: where the person is, what is done, and what they have written so far. */
export type Wizard = {
  steps: readonly Step[]
  active: Step
  completed: readonly Step[]
  questions: readonly Question[]
  /** One for each question, in its order. */
  answers: readonly string[]
  /** The sentence under each faulty answer, by the question's position. */
  faults: Readonly<Record<number, string>>
  /** The step that kept the application from being sent, until the person goes on. */
  refusedBy?: Step
}

export type WizardEvent =
  | { type: 'step chosen'; step: Step }
  | { type: 'answered'; index: number; answer: string }
  | { type: 'next' }
  | { type: 'refused'; by: Step }
  | { type: 'sent' }

export const openWizard = (questions: readonly Question[] = []): Wizard => ({
  steps: questions.length ? ['job', 'questions', 'profile'] : ['job', 'profile'],
  active: 'job',
  completed: [],
  questions,
  answers: questions.map(() => ''),
  faults: {},
})

export function wizardReducer(wizard: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case 'step chosen':
      return { ...wizard, active: event.step, refusedBy: undefined }
    case 'answered':
      return answerQuestion(wizard, event.index, event.answer)
    case 'next':
      return proceed({ ...wizard, refusedBy: undefined })
    case 'refused':
      return leadTo(wizard, event.by)
    case 'sent':
      return { ...wizard, completed: wizard.steps }
  }
}

/** The answers as they are stored and sent. */
export const answersOf = ({ questions, answers }: Wizard): QuestionAnswer[] =>
  questions.map((question, index) => ({ ...question, answer: answers[index] ?? '' }))

export const isComplete = ({ steps, completed }: Wizard) => steps.every((step) => completed.includes(step))

/** The first step that keeps the application from being sent: any can be opened, but only Next completes one. */
export const stepLeftOut = ({ steps, completed }: Wizard) =>
  steps.slice(0, -1).find((step) => !completed.includes(step))

export const hasAnswers = ({ answers }: Wizard) => answers.some((given) => given.trim() !== '')

function answerQuestion(wizard: Wizard, index: number, given: string): Wizard {
  const { [index]: _mended, ...faults } = wizard.faults
  return {
    ...wizard,
    answers: wizard.answers.with(index, given),
    faults,
    // What was saved is no longer what is written.
    completed: wizard.completed.filter((step) => step !== 'questions'),
  }
}

const leadTo = (wizard: Wizard, step: Step): Wizard => ({
  ...wizard,
  active: step,
  refusedBy: step,
  faults: step === 'questions' ? findFaults(wizard) : wizard.faults,
})

const proceed = (wizard: Wizard) => (wizard.active === 'questions' ? saveAnswers(wizard) : advance(wizard))

function saveAnswers(wizard: Wizard): Wizard {
  const faults = findFaults(wizard)
  return Object.keys(faults).length ? { ...wizard, faults } : advance({ ...wizard, faults })
}

function advance(wizard: Wizard): Wizard {
  const { active, steps, completed } = wizard
  return {
    ...wizard,
    active: steps[steps.indexOf(active) + 1] ?? active,
    completed: completed.includes(active) ? completed : [...completed, active],
  }
}

function findFaults(wizard: Wizard) {
  const faults: Record<number, string> = {}
  for (const [index, given] of answersOf(wizard).entries()) {
    const parsed = answer.safeParse(given)
    if (!parsed.success) faults[index] = parsed.error.issues[0]?.message ?? ANSWER_REQUIRED
    else if (given.required && parsed.data.answer === '') faults[index] = ANSWER_REQUIRED
  }
  return faults
}
