import { ChevronDown } from 'lucide-react'
import type { Applicant } from './ApplicantCard.tsx'
import { texts } from './messages.ts'

/** The answers to the job's questions, open until folded away. */
export function ApplicantAnswers({ answers }: Pick<Applicant, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <details open className="group border-t border-line pt-2">
      <summary className="flex h-11 items-center gap-2 font-semibold">
        {texts.panel.answers(answers.filter(({ answer }) => answer !== '').length)}
        <ChevronDown size={18} aria-hidden className="text-soft group-open:rotate-180" />
      </summary>
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
    </details>
  )
}
