import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { monthDayYear } from '../ui/dates.ts'
import { Salary } from '../ui/Salary.tsx'
import { daysLeft, isClosingSoon, statusOf } from './jobDeadline.ts'
import { jobTexts as texts } from './messages.ts'
import { useToday } from './useToday.ts'

/** Salary, experience level, employment type and deadline: that of a job that has ended means nothing. */
export function JobFacts({ job }: { job: JobCard }) {
  const today = useToday()
  const left = daysLeft(job, today)
  const { jobsalaryrates: salary, jobemploymenttype: types, experience_level, deadline } = job
  return (
    // Also in a rail, so the width of the window says nothing. In a row, only the employment types wrap. A phone
    // always has two columns: there, a container would delay a job's first frame.
    <div className="md:@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 @min-[520px]:flex @min-[520px]:justify-between">
        <Fact term={texts.salary} className="shrink-0">
          {salary ? <Salary nominal={salary.nominal} period={salary.paid_period} /> : texts.notStated}
        </Fact>
        <Fact term={texts.experience} className="shrink-0">
          {experience_level}
        </Fact>
        <Fact term={texts.employment}>
          {types.map(({ employment_type }) => employment_type.type).join(', ') || texts.notStated}
        </Fact>
        {statusOf(job, today) === 'Open' && (
          <Fact term={texts.applyBefore} className={cx('shrink-0', isClosingSoon(job, today) && 'text-sun')}>
            {monthDayYear(deadline)}
            {left !== null && <span className="block text-sm">{texts.daysLeft(left)}</span>}
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
