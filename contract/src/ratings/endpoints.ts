import * as z from 'zod/mini'
import { userType } from '../account/forms.ts'
import { endpoint } from '../endpoint.ts'
import { readLimits } from '../limits.ts'
import { PAGE_SIZE } from '../sizes.ts'
import { id, idParam, pageQuery, refusal, timestamp } from '../values.ts'

const rating = z
  .object({
    id: id(),
    /** From 0.5 to 5, in half steps. */
    rating: z.number(),
    comment: z.string(),
    created_at: timestamp,
    from_user: z.object({
      id: id(),
      name: z.string(),
      user_type: userType,
      profile_picture: z.nullable(z.string()),
    }),
    job: z.object({ id: id(), job_title: z.string() }),
  })
  .register(z.globalRegistry, { id: 'Rating' })
export type Rating = z.infer<typeof rating>

export const ratings = {
  getRatings: endpoint({
    method: 'GET',
    path: '/api/rating/get_ratings/:userId/',
    who: 'anyone',
    summary: `The ratings of a person or company, newest first, ${PAGE_SIZE.ratings} a page`,
    limits: readLimits,
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
