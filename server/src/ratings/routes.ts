import { JOB_NOT_FOUND } from '@guildhall/contract/jobs/endpoints'
import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import { ratings, type Rating } from '@guildhall/contract/ratings/endpoints'
import { HIDDEN_DAYS } from '@guildhall/contract/ratings/forms'
import type { FastifyInstance } from 'fastify'
import { findUser, findVisibleUser } from '../account/api.ts'
import { mayInteractUntilCommit } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { markRatingAsRead, notify } from '../notifications/api.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { countTowardsQuota } from '../platform/limits/quotas.ts'
import {
  findDisputeState,
  findRatedJob,
  findRatingTotals,
  hasRated,
  insertRating,
  listRatings,
  lockRatedJob,
} from './queries.ts'
import { noticeOf, otherSideOf, refusalToRate } from './rules.ts'

const RATING_SHOWN = "Rating saved. It's on their profile now."
const RATING_HIDDEN = `Rating saved. It will appear once you've rated each other, or ${HIDDEN_DAYS} days after the job finished.`
const RATING_HELD = 'Rating saved. It will appear if this site finds that the job took place.'
const NEVER_TOOK_PLACE = "This job never took place, so it can't be rated."
const NOT_OTHER_SIDE = 'You can only rate the company or person you worked with on this job.'
const OTHER_SIDE_INACTIVE = "This account is no longer active, so you can't rate it."

export function ratingRoutes(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, ratings.checkRating, async ({ user, query }) =>
    reply(200, await hasRated(db, { jobId: query.jobId, fromId: user.id, toId: query.toUser })),
  )

  mount(app, ratings.addRating, ({ user, query, body }) =>
    db.transaction().execute(async (db) => {
      const job = await findRatedJob(db, query.id)
      if (!job) throw new Refused(404, JOB_NOT_FOUND)
      const refusal = refusalToRate(job, user.id)
      if (refusal) throw new Refused(refusal.status, refusal.message)
      const toId = otherSideOf(job, user.id)
      const { companyId, acceptedId } = job
      if (acceptedId === null || !(await mayInteractUntilCommit(db, { personId: acceptedId, companyId })))
        throw new Refused(404, JOB_NOT_FOUND)
      if (body.to_user_id !== toId) throw refusedFields({ to_user_id: [NOT_OTHER_SIDE] })
      if (!(await findUser(db, toId))) throw new Refused(409, OTHER_SIDE_INACTIVE)

      const { rating, comment } = body
      // A finished job doesn't change, so that only the two who may rate or dispute it wait for each other.
      await lockRatedJob(db, job.id)
      const dispute = await findDisputeState(db, job.id)
      if (dispute === 'dropped') throw new Refused(409, NEVER_TOOK_PLACE)
      const isHeld = dispute === 'waiting'
      const isShown = await insertRating(db, {
        jobId: job.id,
        fromId: user.id,
        toId,
        rating,
        comment,
        isHeld,
      })
      if (isShown === undefined) throw new Refused(409, 'You have already rated this job.')
      await countTowardsQuota(db, user, ratings.addRating.quota)
      const message = noticeOf(job, { toId, isShown, isHeld })
      await notify(db, { userIds: [toId], fromId: user.id, message, job })
      await markRatingAsRead(db, { userId: user.id, jobId: job.id })
      return reply(201, { success: isHeld ? RATING_HELD : isShown ? RATING_SHOWN : RATING_HIDDEN })
    }),
  )

  mount(app, ratings.getRatings, async ({ params, query, user }) => {
    const reader = user?.id ?? null
    if (!(await findVisibleUser(db, params.userId, reader))) throw new Refused(404, USER_NOT_FOUND)
    const [rows, totals] = await Promise.all([
      listRatings(db, { userId: params.userId, page: query.page ?? 1, reader }),
      findRatingTotals(db, params.userId),
    ])
    return reply(200, { data: rows.map(presentRating), ...totals })
  })
}

type RatingRow = Awaited<ReturnType<typeof listRatings>>[number]

const presentRating = (row: RatingRow): Rating => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  created_at: row.created_at.toISOString(),
  from_user: {
    id: row.rater_id,
    name: row.rater_name,
    user_type: row.rater_type,
    profile_picture: row.rater_picture,
  },
  job: { id: row.job_id, job_title: row.job_title },
})
