import type { CurrentApplicant } from '@guildhall/contract/hiring/endpoints'
import { LinkedText } from '../ui/LinkedText.tsx'
import { panelTexts } from './panelMessages.ts'

/** The answers to the job's questions, with clickable links. */
export const Answers = ({ answers }: Pick<CurrentApplicant, 'answers'>) => (
  <dl className="space-y-3">
    {answers.map(({ value, answer }, index) => (
      <div key={index}>
        <dt className="text-sm text-soft">{value}</dt>
        <dd className="whitespace-pre-wrap">
          {answer ? (
            <LinkedText text={answer} />
          ) : (
            <span className="text-soft italic">{panelTexts.noAnswer}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
