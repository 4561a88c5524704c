import type { Job } from '@guildhall/contract/jobs/endpoints'
import { Info } from 'lucide-react'
import { jobTexts } from './messages.ts'

const texts = jobTexts.response

type ResponseTimeProps = { value: Job['user_posted']['response_time'] }

/** How fast and how often a company answers applications, and how that is counted. Nothing while it is unknown. */
export function ResponseTime({ value }: ResponseTimeProps) {
  if (!value) return null
  const { median_days: days, answered_percent: percent } = value
  return (
    <details className="text-soft">
      <summary className="block min-h-11 content-center">
        {texts.answers(percent, days)}&nbsp;
        <Info size={16} aria-hidden className="inline-block" />
      </summary>
      <p className="max-w-prose text-sm">{texts.explanation}</p>
    </details>
  )
}
