import type { Notification } from '@guildhall/contract/notifications/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Session, useSession } from '../api/session.ts'
import { jobsChanged } from '../jobs/api.ts'
import { hasRated, RatingPopup } from '../ratings/api.ts'
import { to } from '../to.ts'
import { texts } from './messages.ts'
import { useMarkRead } from './useMarkRead.ts'

type Rating = { job: { id: number; title: string }; toUserId: number; name: string }

/**
 * What a click on a notification does, as section 4 of the specification says. `onLeave` closes the notifications, which
 * are `open`; `followedId` is the notification that is being checked; `rating` is the popup for the rating of a finished
 * job.
 */
export function useFollowNotification(open: boolean, onLeave: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const markRead = useMarkRead()
  const [rated, setRated] = useState<Rating | null>(null)
  const [isRating, setRating] = useState(false)

  const check = useMutation({
    mutationFn: ({ due: { job, toUserId } }: { id: number; due: Rating }) =>
      client.fetchQuery({ ...hasRated(job.id, toUserId), staleTime: 0 }).then(
        ({ body }) => body === false,
        // The page of the job offers the rating as well.
        () => false,
      ),
  })
  const followedId = check.isPending ? check.variables.id : undefined

  // If the notifications were closed meanwhile, nothing opens.
  const { reset } = check
  useEffect(() => {
    if (!open) reset()
  }, [open, reset])

  function follow(notification: Notification) {
    const { id, job } = notification
    if (id === followedId) return
    jobsChanged(client)
    void markRead(notification)
    if (!job) return
    // The row itself is a link to any other job.
    if (!asksForRating(notification)) return onLeave()
    const due = ratingOf(notification, session)
    if (!due) return showFinished(job.job_id)
    check.mutate({ id, due }, { onSuccess: (isDue) => (isDue ? openRating(due) : showFinished(job.job_id)) })
  }

  function openRating(due: Rating) {
    setRated(due)
    setRating(true)
    onLeave()
  }

  function showFinished(jobId: number) {
    void navigate(to.jobs(jobId))
    onLeave()
  }

  const rating: ReactNode = rated && (
    <RatingPopup
      key={`${rated.job.id} ${rated.toUserId}`}
      {...rated}
      open={isRating}
      onClose={() => setRating(false)}
    />
  )
  return { follow, followedId, rating }
}

/** A finished job asks for a rating, unless the notification is about an applicant, to whom it leads. */
const asksForRating = ({ job, user_applied }: Notification) =>
  job?.job_status === 'Finished' && user_applied === null

/** The rating that a finished job asks for: candidates rate the company, and the company the accepted person. */
function ratingOf({ job, user_accepted }: Notification, session: Session | null): Rating | null {
  if (job?.job_status !== 'Finished') return null
  const rater = session?.userType === 'company' ? 'company' : 'personal'
  const toUserId = rater === 'company' ? user_accepted : job.user_posted_id
  if (toUserId === null) return null
  return { job: { id: job.job_id, title: job.job_title }, toUserId, name: texts.counterpart[rater] }
}

/** The page that a notification leads to, unless there is none or a check comes first. */
export function pageOf(notification: Notification, session: Session | null) {
  const { job, user_applied } = notification
  if (!job || asksForRating(notification)) return null
  if (session?.userType !== 'company') return to.jobs(job.job_id)
  return to.jobDetailPanel(job.job_id, { applicant: user_applied ?? undefined })
}
