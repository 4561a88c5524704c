import type { Job, JobCard } from '@guildhall/contract/jobs/endpoints'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { to } from '../to.ts'
import { Chip } from '../ui/Chip.tsx'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { CompanyAvatar } from '../ui/Avatar.tsx'
import { statusOf } from './jobDeadline.ts'
import { TextSkeleton } from './JobDetailSkeleton.tsx'
import { JobFacts } from './JobFacts.tsx'
import { placesOf } from './jobPlaces.ts'
import { JobState } from './JobState.tsx'
import { jobTexts as texts } from './messages.ts'
import { ResponseTime } from './ResponseTime.tsx'
import { useToday } from './useToday.ts'

type JobDetailProps = {
  job: Job
  heading?: 'h1' | 'h2'
  /** ApplyButton and SaveButton, in a container of the caller. */
  actions?: ReactNode
  /** `job` is only a card: a skeleton replaces its description. */
  isPreview?: boolean
  /** Makes title and actions sticky in a scrolling container. */
  pinned?: boolean
}

/** All details of a job, without a card: for its page, the board's pane and the application. */
export function JobDetail({ job, heading = 'h2', actions, isPreview = false, pinned }: JobDetailProps) {
  return (
    <div className="flex flex-col gap-5">
      {/* On a phone its children join the column, so that the actions can stick to the bottom of the screen. */}
      <header className={cx('flex flex-col gap-5 max-md:contents', pinned && PINNED)}>
        <Title job={job} heading={heading} />
        {actions}
      </header>
      <JobState job={job} />
      <JobFacts job={job} />
      <ul aria-label={texts.skills} className="flex flex-wrap gap-2">
        {job.jobskills.map(({ skill }) => (
          <li key={skill.id} className="max-w-full">
            <Chip>{skill.skill_name}</Chip>
          </li>
        ))}
      </ul>
      {isPreview ? (
        <TextSkeleton />
      ) : (
        <>
          <ResponseTime value={job.user_posted.response_time} />
          <p className="max-w-prose leading-prose whitespace-pre-wrap">{job.job_detail}</p>
        </>
      )}
    </div>
  )
}

const PINNED = 'sticky top-0 z-10 -mb-5 bg-card pt-8 pb-5'

function Title({ job, heading: Heading }: { job: JobCard; heading: 'h1' | 'h2' }) {
  const status = statusOf(job, useToday())
  const places = placesOf(job)
  const { id, name, profile_picture } = job.user_posted
  return (
    <div className="flex items-start gap-4">
      <CompanyAvatar name={name} picture={profile_picture} size="lg" />
      <div className="min-w-0 flex-1 space-y-1">
        <Heading className="text-xl sm:text-2xl">{job.job_title}</Heading>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <Link to={to.companyProfile(id)} className="link">
            {name}
          </Link>
          {places.length > 0 && (
            <span className="inline-flex gap-1">
              <MapPin size={16} aria-hidden className="mt-1 shrink-0" />
              {places.join(' · ')}
            </span>
          )}
          {job.remote && <Chip tone="brand">{texts.remote}</Chip>}
          {status !== 'Open' && <Chip>{status}</Chip>}
        </div>
      </div>
    </div>
  )
}
