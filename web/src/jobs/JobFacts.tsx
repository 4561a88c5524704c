import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { ReactNode } from 'react'
import { monthDayYear } from '../ui/dates.ts'
import { Salary } from '../ui/Salary.tsx'
import { isClosingSoon, statusOf } from './jobDeadline.ts'
import { jobTexts as texts } from './messages.ts'
import { useToday } from './useToday.ts'

/** Salary, experience level, employment type and deadline: that of a job that has ended means nothing. */
export function JobFacts({ job }: { job: JobCard }) {
  const today = useToday()
  const { jobsalaryrates: salary, jobemploymenttype: types, experience_level, deadline } = job
  return (
    // Also in a rail, so the width of the window says nothing.
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 @min-[520px]:flex @min-[520px]:justify-between">
        <Fact term={texts.salary}>
          {salary ? <Salary nominal={salary.nominal} period={salary.paid_period} /> : texts.notStated}
        </Fact>
        <Fact term={texts.experience}>{experience_level}</Fact>
        <Fact term={texts.employment}>
          {types.map(({ employment_type }) => employment_type.type).join(', ') || texts.notStated}
        </Fact>
        {statusOf(job, today) === 'Open' && (
          <Fact term={texts.applyBefore} className={isClosingSoon(job, today) ? 'text-sun' : undefined}>
            {monthDayYear(deadline)}
          </Fact>
        )}
      </dl>
    </div>
  )
}

type FactProps = { term: string; className?: string; children: ReactNode }

function Fact({ term, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
