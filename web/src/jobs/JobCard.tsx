import type { JobCard as Job, JobStatus } from '@guildhall/contract/jobs/endpoints'
import { Check, MapPin } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import { to } from '../to.ts'
import { CoverLink } from '../ui/CoverLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { cx } from '../ui/cx.ts'
import { monthDayYear } from '../ui/dates.ts'
import type { LinkProps } from '../ui/Link.tsx'
import { findMatches, Marked } from '../ui/Marked.tsx'
import { Place } from '../ui/Place.tsx'
import { putFirst } from '../ui/putFirst.ts'
import { Salary } from '../ui/Salary.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkillChips } from '../ui/SkillChips.tsx'
import { CompanyAvatar } from '../ui/CompanyAvatar.tsx'
import { ageOf, daysLeft, isClosingSoon, statusOf } from './jobDeadline.ts'
import { isRemote, placesOf } from './jobPlaces.ts'
import { JobPreview } from './JobPreview.tsx'
import { jobTexts as texts } from './messages.ts'
import { SaveButtonOnCard } from './SaveButton.tsx'
import { useToday } from './useToday.ts'

type JobCardProps = {
  job: Job
  /** The job that is shown beside the list. */
  selected?: boolean
  /** The words to mark. */
  search?: string | undefined
  /** The employment types and locations to show first: those of the filters. */
  chosen?: readonly unknown[]
  /** Event handlers for the link to the job's page. */
  link?: Pick<LinkProps, 'onClick' | 'onKeyDown'>
  /** The status to show in place of the one that the card derives from the job. */
  status?: JobStatus
  /** The day for deadlines, YYYY-MM-DD. Default: the current day. */
  today?: string
  /** The words of a long text that the search found. On a phone, they take the place of the skills and of a deadline that is not near. */
  match?: ReactNode
  /** Content below the rows. */
  footer?: ReactNode
}

// Fixed, so that the skeleton has the height of every card.
const HEIGHT = 'h-36.5'

/** A job in a list, as an `li`. The link of its title covers the card, the bookmark is above it. */
export function JobCard({ job, selected, search, chosen, link, status, today, match, footer }: JobCardProps) {
  const currentDay = useToday()
  const day = today ?? currentDay
  return (
    <Card as="li" interactive={!selected} selected={selected} className="scroll-my-24">
      <div className={cx('flex flex-col gap-2.75 p-4', HEIGHT, match ? 'md:h-auto' : '')}>
        <Heading {...{ job, selected, search, link, day }} />
        <Terms {...{ job, search, chosen }} />
        {/* Where there is no room for both, only the last line is visible: that of the deadline. */}
        <div className={cx(CLIPPED_LINE, '@container', match ? 'md:h-auto' : 'content-end')}>
          {match}
          <SkillChips
            label={texts.skills}
            skills={job.jobskills.map(({ skill }) => ({ name: skill.skill_name }))}
            search={search}
            className={cx('flex-[1_1_120px]', match ? 'max-md:sr-only' : '')}
          />
          <Deadline job={job} status={status ?? statusOf(job, day)} today={day} givesWay={Boolean(match)} />
        </div>
      </div>
      {footer}
      <SaveButtonOnCard job={job} />
    </Card>
  )
}

/** Has the height of a card without a footer. */
export const JobCardSkeleton = () => (
  <Skeleton className={cx('box-content border border-transparent', HEIGHT)} />
)

// What doesn't fit into it wraps, and is hidden.
const CLIPPED_LINE = 'flex h-6 flex-wrap items-center gap-x-2 overflow-hidden'

type HeadingProps = Pick<JobCardProps, 'job' | 'selected' | 'search' | 'link'> & { day: string | null }

function Heading({ job, selected, search, link, day }: HeadingProps) {
  const age = day === null ? null : ageOf(job, day)
  const application = job.application_status ?? texts.applied
  return (
    <div className="flex h-11 items-center gap-3 pr-10">
      <CompanyAvatar name={job.user_posted.name} picture={job.user_posted.profile_picture} />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-6 font-bold">
          <CoverLink
            {...link}
            preview={<JobPreview job={job} />}
            to={to.jobs(job.id)}
            onPointerEnter={showTitle}
            aria-current={selected ? 'true' : undefined}
            className="block truncate"
          >
            <Marked text={job.job_title} search={search} />
          </CoverLink>
        </h2>
        <p className="flex gap-2 leading-5 text-soft">
          <span className="truncate">
            <Marked text={job.user_posted.name} search={search} />
          </span>
          {age !== null && (
            <span className={cx('shrink-0 text-sm leading-5', age === 0 && 'font-semibold text-ink')}>
              {texts.age(age)}
            </span>
          )}
          {job.is_applied && (
            <span
              className={cx(
                'flex shrink-0 items-center gap-1 text-sm font-semibold',
                [texts.applied, 'Accepted'].includes(application) && 'text-brand',
              )}
            >
              {application === texts.applied && <Check size={16} aria-hidden />}
              {application}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/**
 * The tooltip of a title that is cut off. Not before the pointer is over it: a rendered page would have all titles once
 * more. A finger sees no tooltip.
 */
function showTitle({ currentTarget: link, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'touch') link.title = link.textContent
}

/** Where there is no room for both, the employment type, which comes last in the reversed row, wraps and is hidden. */
function Terms({ job, search, chosen = [] }: Pick<JobCardProps, 'job' | 'search' | 'chosen'>) {
  const { jobsalaryrates: salary, jobemploymenttype: types } = job
  const isChosen = (name: string) => chosen.includes(name)
  const isFound = (name: string) => findMatches(name, search).length > 0
  const type = putFirst(
    types.map(({ employment_type }) => employment_type.type),
    isChosen,
  )[0]
  const places = putFirst(putFirst(placesOf(job), isFound), isChosen).join(' · ')
  const chipOf = (text: string) => (
    <Chip tone="brand">
      <Marked {...{ text, search }} />
    </Chip>
  )
  return (
    <p className="flex h-6 items-center gap-x-2">
      {salary && <Salary nominal={salary.nominal} period={salary.paid_period} />}
      {isRemote(job) && chipOf(texts.remote)}
      <span className={cx(CLIPPED_LINE, 'flex-1 flex-row-reverse justify-end')}>
        {places && (
          <span className="flex h-6 max-w-max min-w-0 flex-[1_1_90px] items-center gap-1 text-soft">
            <MapPin size={16} aria-hidden className="shrink-0" />
            <Place text={places} search={search} />
          </span>
        )}
        {type && chipOf(type)}
      </span>
    </p>
  )
}

type DeadlineProps = {
  job: Job
  status: JobStatus
  today: string | null
  /** On a phone, a deadline without the days left is for screen readers only. */
  givesWay: boolean
}

/** On a narrow card, so short that a skill fits beside it: the days left, or the day. Screen readers have all of it. */
function Deadline({ job, status, today, givesWay }: DeadlineProps) {
  if (status !== 'Open') {
    const isPastDeadline = status === 'Closed' && job.job_status === 'Open'
    return <Chip>{isPastDeadline ? texts.deadlinePassed : status}</Chip>
  }
  const left = daysLeft(job, today)
  const before = texts.before(monthDayYear(job.deadline))
  return (
    <p
      className={cx(
        'ml-auto shrink-0 text-sm leading-6 tabular-nums',
        isClosingSoon(job, today) ? 'font-semibold text-sun' : 'text-soft',
        givesWay && left === null && 'max-md:sr-only',
      )}
    >
      <span className={left === null ? '@max-[280px]:sr-only' : '@max-[368px]:sr-only'}>
        {texts.apply}
        {left !== null && `${before} · `}
      </span>
      {left === null ? before : texts.daysLeft(left)}
    </p>
  )
}
