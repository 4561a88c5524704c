import type { CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import { ChevronDown } from 'lucide-react'
import { texts } from './messages.ts'

type AnswersProps = Pick<CurrentApplicant, 'answers'>

/** The answers to the job's questions, in a section that can be collapsed. */
export function CollapsibleAnswers({ answers }: AnswersProps) {
  return (
    <details open className="group border-t border-line pt-2">
      <summary className="flex h-11 items-center gap-2 font-semibold">
        {texts.panel.answers(answers.filter(({ answer }) => answer !== '').length)}
        <ChevronDown size={18} aria-hidden className="text-soft group-open:rotate-180" />
      </summary>
      <Answers answers={answers} />
    </details>
  )
}

export const Answers = ({ answers }: AnswersProps) => (
  <dl className="space-y-3">
    {answers.map(({ value, answer }, index) => (
      <div key={index}>
        <dt className="text-sm text-soft">{value}</dt>
        <dd className="max-w-prose whitespace-pre-wrap">
          {answer || <span className="text-soft italic">{texts.panel.noAnswer}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
