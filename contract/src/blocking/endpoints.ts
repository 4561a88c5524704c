import * as z from 'zod/mini'
import { accountSummary } from '../account/summary.ts'
import { endpoint } from '../endpoint.ts'
import { callLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { idParams, pageQuery } from '../params.ts'
import { refusal, success, timestamp } from '../responses.ts'
import { id } from '../values.ts'

const blockedUser = z
  .extend(accountSummary, { blocked_at: timestamp })
  .register(z.globalRegistry, { id: 'BlockedUser' })
export type BlockedUser = z.infer<typeof blockedUser>

/** How many accounts one account may block. */
export const MAX_BLOCKED = 1000

export const blocking = {
  blockUser: endpoint({
    method: 'POST',
    path: '/api/message/block_user/',
    who: 'user',
    summary: `Block an account, at most ${MAX_BLOCKED}: the two can't find, reach, hire or rate each other; the blocked account is not notified`,
    limits: callLimits,
    body: z.object({ id: id() }),
    responses: { 201: success, 400: refusal, 409: refusal },
  }),

  unblockUser: endpoint({
    method: 'DELETE',
    path: '/api/message/unblock_user/:id/',
    who: 'user',
    summary: 'Unblock an account, by its id',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  getBlockedUsers: endpoint({
    method: 'GET',
    path: '/api/message/get_blocked_users/',
    who: 'user',
    summary: `The accounts that the caller blocked, last blocked first, ${PAGE_SIZE.blockedUsers} a page`,
    limits: callLimits,
    query: pageQuery,
    responses: { 200: z.object({ data: z.array(blockedUser), total_user: z.number() }), 400: refusal },
  }),
}
