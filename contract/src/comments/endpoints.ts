import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits, commentLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { idParam } from '../params.ts'
import { refusal, success, timestamp } from '../responses.ts'
import { id, website } from '../values.ts'
import { commentForm } from './forms.ts'

const comment = z
  .object({ id: id(), name: z.string(), comment: z.string(), created_at: timestamp })
  .register(z.globalRegistry, { id: 'Comment' })
export type Comment = z.infer<typeof comment>

export const comments = {
  getComments: endpoint({
    method: 'GET',
    path: '/api/comment/all_comment/',
    who: 'anyone',
    summary: `The newest ${PAGE_SIZE.comments} public comments, or the newest before one of them`,
    limits: callLimits,
    query: z.object({ before: z.optional(idParam) }),
    responses: { 200: z.array(comment) },
  }),

  addComment: endpoint({
    method: 'POST',
    path: '/api/comment/save_comment/',
    who: 'anyone',
    summary: 'Leave a public comment',
    limits: commentLimits,
    body: z.extend(commentForm, { website }),
    responses: { 201: success, 400: refusal },
  }),
}
