import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import type { MouseEvent } from 'react'
import { monthDayYear } from '../ui/dates.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { UnbrokenDates } from '../ui/UnbrokenDates.tsx'
import { endedTexts as texts } from './endedMessages.ts'
import { statusOf } from './jobDeadline.ts'
import { SIMILAR_JOBS } from './similarJobsId.ts'
import { useToday } from './useToday.ts'

// Few viewers were accepted. Its code loads after the rest, so its place is kept.
const SendMessageButton = lazyPart(
  () => import('../messages/api.ts').then((part) => part.SendMessageButton),
  () => <div className="h-11" />,
)

/** Why a job takes no applications, and what to do instead: the page has similar jobs. Nothing for one that does. */
export function JobState({ job }: { job: JobCard }) {
  const today = useToday()
  if (statusOf(job, today) === 'Open') return null
  const isAccepted = job.application_status === 'Accepted' && job.job_status !== 'Closed'
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-control bg-sunk px-4 py-2.5">
      <p className="font-semibold">
        {isAccepted && job.job_status === 'In Progress' ? (
          texts.accepted
        ) : (
          <UnbrokenDates>{texts.states[job.job_status](monthDayYear(job.deadline))}</UnbrokenDates>
        )}
      </p>
      {isAccepted ? (
        <div className="max-sm:my-1.5 max-sm:w-full print:hidden">
          <SendMessageButton person={job.user_posted} isNamed variant="primary" />
        </div>
      ) : (
        <a href={`#${SIMILAR_JOBS}`} onClick={jump} className={LINK}>
          {texts.seeSimilar}
        </a>
      )}
    </div>
  )
}

const LINK = 'link inline-flex min-h-11 items-center print:hidden'

/** Without a history entry, which would not know the list that the job was opened from. */
function jump(event: MouseEvent) {
  const target = document.getElementById(SIMILAR_JOBS)
  if (!target) return
  event.preventDefault()
  target.scrollIntoView()
  // Also for the keyboard.
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
