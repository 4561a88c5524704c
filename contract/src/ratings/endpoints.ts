import * as z from 'zod/mini'
import { accountSummary } from '../account/summary.ts'
import { endpoint } from '../endpoint.ts'
import { callLimits, hiringLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { idParam, idParams, pageQuery } from '../params.ts'
import { refusal, success, timestamp } from '../responses.ts'
import { id } from '../values.ts'
import { ratingForm } from './forms.ts'

const rating = z
  .object({
    id: id(),
    /** From 0.5 to 5, in half steps. */
    rating: z.number(),
    comment: z.string(),
    created_at: timestamp,
    from_user: accountSummary,
    job: z.object({ id: id(), job_title: z.string() }),
  })
  .register(z.globalRegistry, { id: 'Rating' })
export type Rating = z.infer<typeof rating>

export const ratings = {
  checkRating: endpoint({
    method: 'GET',
    path: '/api/rating/check_rating_is_exist/',
    who: 'user',
    summary: 'Whether the caller has rated someone for a job, even if the rating does not show yet',
    limits: callLimits,
    query: z.object({ jobId: idParam, toUser: idParam }),
    responses: { 200: z.boolean(), 400: refusal },
  }),

  addRating: endpoint({
    method: 'POST',
    path: '/api/rating/add_rating/',
    who: 'user',
    summary: 'Rate the other side of a finished job, once',
    limits: hiringLimits,
    quota: { name: 'rating', counted: 'ratings', perDay: 50 },
    query: idParams,
    body: z.extend(ratingForm, { to_user_id: id() }),
    responses: { 201: success, 400: refusal, 403: refusal, 404: refusal, 409: refusal },
  }),

  getRatings: endpoint({
    method: 'GET',
    path: '/api/rating/get_ratings/:userId/',
    who: 'anyone',
    summary: `The ratings of a person or company, newest first, ${PAGE_SIZE.ratings} a page`,
    limits: callLimits,
    params: z.object({ userId: idParam }),
    query: pageQuery,
    responses: {
      200: z.object({
        data: z.array(rating),
        total_rating: z.number(),
        /** The mean to one decimal; null without a rating. */
        rate_ratio: z.nullable(z.number()),
      }),
      400: refusal,
      404: refusal,
    },
  }),
}
