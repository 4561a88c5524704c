import type { JobCard as Job, JobStatus } from '@guildhall/contract/jobs/endpoints'
import { Check, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { to } from '../to.ts'
import { CoverLink } from '../ui/CoverLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { cx } from '../ui/cx.ts'
import { monthDayYear } from '../ui/dates.ts'
import type { LinkProps } from '../ui/Link.tsx'
import { Salary } from '../ui/Salary.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkillChips } from '../ui/SkillChips.tsx'
import { CompanyAvatar } from '../ui/Avatar.tsx'
import { isClosingSoon, statusOf } from './jobDeadline.ts'
import { placesOf } from './jobPlaces.ts'
import { jobTexts as texts } from './messages.ts'
import { SaveButtonOnCard } from './SaveButton.tsx'
import { useToday } from './useToday.ts'

type JobCardProps = {
  job: Job
  /** The job that is shown beside the list. */
  selected?: boolean
  /** Event handlers for the link to the job's page. */
  link?: Pick<LinkProps, 'onClick' | 'onKeyDown'>
  /** The status to show in place of the one that the card derives from the job. */
  status?: JobStatus
  /** The day for deadlines, YYYY-MM-DD. Default: the current day. */
  today?: string
  /** Content below the rows. */
  footer?: ReactNode
}

// Fixed, so that the skeleton has the height of every card.
const HEIGHT = 'h-[178px] @min-[380px]:h-[148px]'

// Beside the deadline.
const SKILLS = { chips: 2, characters: 20 }

/** A job in a list, as an `li`. The link of its title covers the card, the bookmark is above it. */
export function JobCard({ job, selected, link, status, today, footer }: JobCardProps) {
  const currentDay = useToday()
  const day = today ?? currentDay
  return (
    <Card as="li" interactive={!selected} selected={selected} className="@container scroll-my-24">
      <div className={cx('flex flex-col gap-3 p-4', HEIGHT)}>
        <Heading {...{ job, selected, link }} />
        <Terms job={job} />
        <div className="flex flex-col gap-2 @min-[380px]:flex-row @min-[380px]:items-center @min-[380px]:justify-between">
          <SkillChips
            label={texts.skills}
            skills={job.jobskills.map(({ skill }) => ({ name: skill.skill_name }))}
            fits={SKILLS}
          />
          <Deadline job={job} status={status ?? statusOf(job, day)} soon={isClosingSoon(job, day)} />
        </div>
      </div>
      {footer}
      <SaveButtonOnCard job={job} />
    </Card>
  )
}

/** Has the height of a card without a footer. */
export function JobCardSkeleton() {
  return (
    <div className="@container">
      <Skeleton className={cx('box-content border border-transparent', HEIGHT)} />
    </div>
  )
}

function Heading({ job, selected, link }: Pick<JobCardProps, 'job' | 'selected' | 'link'>) {
  const application = job.application_status ?? texts.applied
  return (
    <div className="flex h-11 items-center gap-3 pr-10">
      <CompanyAvatar name={job.user_posted.name} picture={job.user_posted.profile_picture} />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-6 font-bold">
          <CoverLink
            {...link}
            gradual
            to={to.jobs(job.id)}
            title={job.job_title}
            aria-current={selected ? 'true' : undefined}
            className="block truncate"
          >
            {job.job_title}
          </CoverLink>
        </h2>
        <p className="flex gap-2 leading-5 text-soft">
          <span className="truncate">{job.user_posted.name}</span>
          {job.is_applied && (
            <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-brand">
              {application === texts.applied && <Check size={16} aria-hidden />}
              {application}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

function Terms({ job }: { job: Job }) {
  const { jobsalaryrates: salary, jobemploymenttype: types } = job
  const places = [...placesOf(job), ...(job.remote ? [texts.remote] : [])].join(' · ')
  return (
    <p className="flex h-6 items-center gap-2">
      {salary && <Salary nominal={salary.nominal} period={salary.paid_period} />}
      {types[0] && <Chip tone="brand">{types[0].employment_type.type}</Chip>}
      {places && (
        <span className="flex min-w-0 items-center gap-1 text-soft">
          <MapPin size={16} aria-hidden className="shrink-0" />
          <span className="truncate">{places}</span>
        </span>
      )}
    </p>
  )
}

function Deadline({ job, status, soon }: { job: Job; status: JobStatus; soon: boolean }) {
  if (status !== 'Open') return <Chip className="self-start">{status}</Chip>
  return (
    <p
      className={cx(
        'flex h-6 shrink-0 items-center text-sm tabular-nums',
        soon ? 'font-semibold text-sun' : 'text-soft',
      )}
    >
      {texts.applyBeforeDay(monthDayYear(job.deadline))}
    </p>
  )
}
