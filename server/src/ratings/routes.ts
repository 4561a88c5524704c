import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import { ratings, type Rating } from '@guildhall/contract/ratings/endpoints'
import type { FastifyInstance } from 'fastify'
import { findUser } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { findRatingSummary, listRatings } from './queries.ts'

export function ratingRoutes(app: FastifyInstance, db: Db) {
  mount(app, ratings.getRatings, async ({ params, query }) => {
    if (!(await findUser(db, params.userId))) throw new Refused(404, USER_NOT_FOUND)
    const [rows, { rating_count, rate_ratio }] = await Promise.all([
      listRatings(db, params.userId, query.page ?? 1),
      findRatingSummary(db, params.userId),
    ])
    return reply(200, { data: rows.map(presentRating), total_rating: rating_count, rate_ratio })
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
