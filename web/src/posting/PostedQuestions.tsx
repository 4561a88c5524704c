import type { Question } from '@guildhall/contract/jobs/forms'
import { texts } from './messages.ts'

/** The questions of a job that can't change any more. */
export function PostedQuestions({ questions }: { questions: readonly Question[] }) {
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
