import type { Notification } from '@guildhall/contract/notifications/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Session, useSession } from '../api/session.ts'
import { hasRated, RatingPopup } from '../ratings/api.ts'
import { to } from '../to.ts'
import { useMarkRead } from './useMarkRead.ts'

type Rating = { job: { id: number; title: string }; toUserId: number }

/**
 * What a click on a notification does, as section 4 of the specification says. `onLeave` closes the notifications;
 * `rating` is the popup for the rating of a finished job.
 */
export function useFollowNotification(onLeave: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const markRead = useMarkRead()
  const [rated, setRated] = useState<Rating | null>(null)
  const [isRating, setRating] = useState(false)

  /** After a failed check the page of the job opens, which offers the rating as well. */
  const isRatingDue = ({ job, toUserId }: Rating) =>
    client.fetchQuery({ ...hasRated(job.id, toUserId), staleTime: 0 }).then(
      ({ body }) => body === false,
      () => false,
    )

  async function follow(notification: Notification) {
    void markRead(notification)
    const { job } = notification
    if (!job) return
    // The row itself is a link to any other job.
    if (job.job_status === 'Finished') await followFinished(job.job_id, ratingOf(notification, session))
    onLeave()
  }

  async function followFinished(jobId: number, due: Rating | null) {
    if (due && (await isRatingDue(due))) {
      setRated(due)
      setRating(true)
    } else void navigate(to.jobs(jobId))
  }

  const rating: ReactNode = rated && (
    <RatingPopup
      key={`${rated.job.id} ${rated.toUserId}`}
      {...rated}
      open={isRating}
      onClose={() => setRating(false)}
    />
  )
  return { follow, rating }
}

/** The rating that a finished job asks for: candidates rate the company, and the company the accepted person. */
function ratingOf({ job, user_accepted }: Notification, session: Session | null): Rating | null {
  if (job?.job_status !== 'Finished') return null
  const toUserId = session?.userType === 'company' ? user_accepted : job.user_posted_id
  return toUserId === null ? null : { job: { id: job.job_id, title: job.job_title }, toUserId }
}

/** The page that a notification leads to, unless there is none or a check comes first. */
export function pageOf({ job }: Notification, session: Session | null) {
  if (!job || job.job_status === 'Finished') return null
  return session?.userType === 'company' ? to.jobDetailPanel(job.job_id) : to.jobs(job.job_id)
}
