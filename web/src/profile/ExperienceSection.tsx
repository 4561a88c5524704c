import { PRESENT } from '@guildhall/contract/profile/choices'
import { profileSections } from '@guildhall/contract/profile/sections'
import { ChevronDown } from 'lucide-react'
import { call } from '../api/client.ts'
import { monthDayYear } from '../ui/dates.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { UnbrokenDates } from '../ui/UnbrokenDates.tsx'
import type { Experience } from './ExperienceForm.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import { FormSkeleton, type SectionProps } from './Section.tsx'
import { totalExperience } from './totalExperience.ts'

const Form = lazyPart(() => import('./ExperienceForm.tsx').then((part) => part.ExperienceForm), FormSkeleton)

export function ExperienceSection({ profile: { experiences }, isOwner }: SectionProps) {
  return (
    <RowSection
      name="experience"
      isOwner={isOwner}
      items={experiences.data}
      nameOf={({ job_name, company_name }) => texts.job(job_name, company_name)}
      summary={
        <p className="pb-1 text-soft">
          {texts.totalExperience}{' '}
          <strong className="text-ink">{totalExperience(experiences.total_exp)}</strong>
        </p>
      }
      Form={Form}
      isEditable
      remove={(id) => call(profileSections.deleteExperience, { params: { id } })}
    >
      {(job) => <Job job={job} />}
    </RowSection>
  )
}

/** A job held, which opens to show its details if there are any. */
function Job({ job }: { job: Experience }) {
  const { company_name, job_name, start_date, end_date, details } = job
  const end = end_date === PRESENT ? texts.present : monthDayYear(end_date)
  const heading = (
    <span className="flex-1">
      <span className="font-semibold">{job_name}</span>{' '}
      <span className="text-soft">
        {texts.at} {company_name}
      </span>
      <span className="block text-sm text-soft tabular-nums">
        <UnbrokenDates>{texts.span(monthDayYear(start_date), end)}</UnbrokenDates>
      </span>
    </span>
  )
  if (!details) return <p className="py-1">{heading}</p>
  return (
    <details className="group print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 items-center gap-2 py-1">
        {heading}
        <ChevronDown
          size={18}
          aria-hidden
          className="shrink-0 text-soft group-open:rotate-180 print:hidden"
        />
      </summary>
      <p className="max-w-prose pb-2 leading-prose whitespace-pre-wrap">{details}</p>
    </details>
  )
}
