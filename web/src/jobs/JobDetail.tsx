import type { Job, JobCard } from '@guildhall/contract/jobs/endpoints'
import { MapPin } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { to } from '../to.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Link } from '../ui/Link.tsx'
import { CompanyAvatar } from '../ui/CompanyAvatar.tsx'
import { ageOf, statusOf } from './jobDeadline.ts'
import { TextSkeleton } from './JobDetailSkeleton.tsx'
import { JobFacts } from './JobFacts.tsx'
import { isRemote, placesOf } from './jobPlaces.ts'
import { JobText } from './JobText.tsx'
import { jobTexts as texts } from './messages.ts'
import { ResponseTime } from './ResponseTime.tsx'
import { useToday } from './useToday.ts'

// Most jobs are open. One line of its text is as tall as its place.
const JobState = lazyPart(
  () => import('./JobState.tsx').then((part) => part.JobState),
  () => <div className="h-16" />,
  true,
)

type JobDetailProps = {
  job: Job
  /** ApplyButton and SaveButton, in a container of the caller. */
  actions?: ReactNode
  /** `job` is only a card: a skeleton replaces its description. */
  isPreview?: boolean
  /** The element with the title and the actions. */
  headerRef?: Ref<HTMLElement>
}

/** All details of a job, without a card: for the board's pane, and for the application to an open job. */
export function JobDetail({ job, actions, isPreview, headerRef }: JobDetailProps) {
  const hasEnded = statusOf(job, useToday()) !== 'Open'
  return (
    <div className="flex flex-col gap-5">
      <header ref={headerRef} className="flex flex-col gap-5">
        <JobTitle job={job} heading="h2" />
        {actions}
      </header>
      {hasEnded && <JobState job={job} />}
      <JobFacts job={job} />
      <JobSkills job={job} />
      {isPreview ? (
        <TextSkeleton />
      ) : (
        <>
          <ResponseTime value={job.user_posted.response_time} />
          <JobText text={job.job_detail} heading="h3" />
        </>
      )}
    </div>
  )
}

export const JobSkills = ({ job }: { job: JobCard }) => (
  <ul aria-label={texts.skills} className="flex flex-wrap gap-2">
    {job.jobskills.map(({ skill }) => (
      <li key={skill.id} className="max-w-full">
        <Chip>{skill.skill_name}</Chip>
      </li>
    ))}
  </ul>
)

type JobTitleProps = { job: JobCard; heading: 'h1' | 'h2'; headingRef?: Ref<HTMLHeadingElement> }

/** The title of a job with its company, its places and its age. */
export function JobTitle({ job, heading: Heading, headingRef }: JobTitleProps) {
  const today = useToday()
  const places = placesOf(job)
  const { id, name, profile_picture } = job.user_posted
  return (
    <div className="flex items-start gap-4">
      <CompanyAvatar name={name} picture={profile_picture} size="lg" />
      <div className="min-w-0 flex-1 space-y-1">
        <Heading ref={headingRef} className="text-xl sm:text-2xl">
          {job.job_title}
        </Heading>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <Link to={to.companyProfile(id)} className="link">
            {name}
          </Link>
          {/* On a phone on a line of its own: beside the others, it may wrap in the fallback font only, and the text would move. */}
          {places.length > 0 && (
            <span className="inline-flex gap-1 max-md:basis-full">
              <MapPin size={16} aria-hidden className="mt-1 shrink-0" />
              {places.join(' · ')}
            </span>
          )}
          {isRemote(job) && <Chip tone="brand">{texts.remote}</Chip>}
          {today && <span>{texts.posted(ageOf(job, today))}</span>}
        </div>
      </div>
    </div>
  )
}
