import * as z from 'zod/mini'
import { MAX } from '../sizes.ts'
import { lines } from '../values.ts'

/** Messages from the specification. */
const RATING_ERRORS = { rating: 'Rating still empty', comment: 'Comment is required' } as const

/** For how many days after the job has finished a rating is hidden while the other side has not rated. */
export const HIDDEN_DAYS = 14

const MAX_RATING = 5
export const RATING_STEP = 0.5
const isRating = (value: number) =>
  value >= RATING_STEP && value <= MAX_RATING && Number.isInteger(value / RATING_STEP)

export const ratingForm = z.object({
  /** From 0.5 to 5, in half steps. */
  rating: z
    .number(RATING_ERRORS.rating)
    .check(z.refine(isRating, RATING_ERRORS.rating))
    .register(z.globalRegistry, { minimum: RATING_STEP, maximum: MAX_RATING, multipleOf: RATING_STEP }),
  comment: lines({ max: MAX.ratingComment, required: RATING_ERRORS.comment }),
})
