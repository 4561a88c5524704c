import { blocking, MAX_BLOCKED } from '@guildhall/contract/blocking/endpoints'
import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { countBlocked, deleteBlock, hasBlocked, insertBlock, listBlocked, lockPair } from './queries.ts'

const TOO_MANY = `You can block up to ${MAX_BLOCKED.toLocaleString('en')} accounts. Unblock one first.`

type Dependencies = {
  db: Db
  /** Given from outside, because `privacy` imports this feature. */
  knowsOf: (db: Db, userId: number, otherId: number) => Promise<boolean>
}

export function blockRoutes(app: FastifyInstance, { db, knowsOf }: Dependencies) {
  mount(app, blocking.blockUser, async ({ user, body }) => {
    if (body.id === user.id) throw refusedFields({ id: ["You can't block yourself."] })
    // Before the locks, so that a refused call takes none; and again after them, because of concurrent calls.
    await requireBlockable(db, user.id, body.id)
    return db.transaction().execute(async (db) => {
      await lockPair(db, user.id, body.id)
      await requireBlockable(db, user.id, body.id)
      await insertBlock(db, user.id, body.id)
      return reply(201, { success: 'Account blocked' })
    })
  })

  mount(app, blocking.unblockUser, async ({ user, params }) => {
    if (!(await deleteBlock(db, user.id, params.id))) throw new Refused(404, USER_NOT_FOUND)
    return reply(200, { success: 'Account unblocked' })
  })

  mount(app, blocking.getBlockedUsers, async ({ user, query }) => {
    const [rows, total] = await Promise.all([
      listBlocked(db, user.id, query.page ?? 1),
      countBlocked(db, user.id),
    ])
    const data = rows.map(({ created_at, ...account }) => ({
      ...account,
      blocked_at: created_at.toISOString(),
    }))
    return reply(200, { data, total_user: total })
  })

  async function requireBlockable(db: Db, userId: number, blockedId: number) {
    if (!(await knowsOf(db, userId, blockedId))) throw refusedFields({ id: [USER_NOT_FOUND] })
    if (await hasBlocked(db, userId, blockedId))
      throw new Refused(409, 'You have already blocked this account.')
    if ((await countBlocked(db, userId)) >= MAX_BLOCKED) throw refusedFields({ id: [TOO_MANY] })
  }
}
