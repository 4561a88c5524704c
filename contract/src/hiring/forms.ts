import * as z from 'zod/mini'
import { QUESTION_TYPES } from '../jobs/choices.ts'
import { MAX } from '../sizes.ts'
import { lines, rawText } from '../values.ts'

export const ANSWER_REQUIRED = 'This field is required'

/** What a company writes about an applicant for itself. */
export const applicantNote = lines({ max: MAX.applicantNote })

export const disputeForm = z.object({
  text: lines({ max: MAX.disputeText, required: 'Please say what happened.' }),
})

/** A question as shown to the applicant, with the answer. */
export const answer = z.object({
  type: z.enum(QUESTION_TYPES),
  value: rawText(MAX.question),
  required: z.boolean(),
  answer: z._default(lines({ max: MAX.answer }), ''),
})
export type QuestionAnswer = z.infer<typeof answer>
