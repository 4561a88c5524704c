import type { Question } from '@guildhall/contract/jobs/forms'
import { Notice } from '../ui/Notice.tsx'
import { type AddJobForm, Section } from './AddJobFields.tsx'
import { texts } from './messages.ts'
import { QuestionList } from './QuestionList.tsx'

type QuestionSectionProps = {
  form: AddJobForm
  /** The questions of a job that somebody has applied for, which can't change any more. */
  posted?: readonly Question[]
}

export function QuestionSection({ form, posted }: QuestionSectionProps) {
  const { values, errors, submitted } = form

  /** Only questions that are unchanged since the submit show an error: a new one has yet to be written. */
  function errorOf(index: number) {
    const question = values.questions[index]
    const wasSubmitted = question && submitted?.questions.includes(question)
    return wasSubmitted ? errors[`questions.${index}.value`] : undefined
  }

  return (
    <Section
      heading={texts.sections.questions}
      hint={posted ? texts.hints.lockedQuestions : texts.hints.questions}
    >
      {errors.questions && <Notice tone="error">{errors.questions}</Notice>}
      {posted ? (
        <PostedQuestions questions={posted} />
      ) : (
        <QuestionList
          questions={values.questions}
          onChange={(questions) => form.setValue('questions', questions)}
          errorOf={errorOf}
        />
      )}
    </Section>
  )
}

function PostedQuestions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return <p>{texts.questions.none}</p>
  return (
    <ol className="list-decimal space-y-2 pl-5">
      {questions.map(({ type, value, required }, index) => (
        <li key={index}>
          {value}
          <span className="block text-sm text-soft">
            {texts.questions.types[type]}
            {required && ` · ${texts.questions.required}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
