import * as z from 'zod/mini'
import { displayName } from '../names.ts'
import { MAX } from '../sizes.ts'
import { lines } from '../values.ts'

/** Messages from the specification. */
export const COMMENT_ERRORS = {
  writeAs: 'Please select Anonymous or Name',
  name: 'Name is required',
  comment: 'Comment is required',
} as const

/** The name of a comment whose author chose to give none. */
export const ANONYMOUS = 'Anonymous'

export const commentForm = z.object({
  name: displayName({ max: MAX.commentName, required: COMMENT_ERRORS.name }),
  comment: lines({ max: MAX.comment, required: COMMENT_ERRORS.comment }),
})
