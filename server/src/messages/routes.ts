import { messages } from '@guildhall/contract/messages/endpoints'
import { NOT_FOUND } from '@guildhall/contract/values'
import type { FastifyInstance } from 'fastify'
import { hasBlocked } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply, type User } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { type Aliases, aliasesAt } from '../privacy/api.ts'
import { countUnread, findPage, type List } from './lists.ts'
import { presentEarlier, presentMessage } from './present.ts'
import {
  byId,
  deleteForever,
  deleteReceived,
  deleteSent,
  findChain,
  findMessage,
  findPrevious,
  markAsRead,
} from './queries.ts'
import { otherSideOf } from './rules.ts'

/** Everything that an account does with its messages but sending them. */
export function messageRoutes(app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }) {
  const aliases = aliasesAt(publicUrl)
  const readPage = pageReader(db, aliases)

  mount(app, messages.getInbox, async ({ user, query }) => {
    const { data, total } = await readPage(user, 'inbox', query.page)
    return reply(200, { data, total_inbox: total })
  })

  mount(app, messages.getSent, async ({ user, query }) => {
    const { data, total } = await readPage(user, 'sent', query.page)
    return reply(200, { data, total_sent_message: total })
  })

  mount(app, messages.getDeleted, async ({ user, query }) => {
    const { data, total } = await readPage(user, 'deleted', query.page)
    return reply(200, { data, total_deleted_message: total })
  })

  mount(app, messages.getMessage, async ({ user, params }) => {
    const message = await findMessage(db, user.id, params.id)
    if (!message) throw new Refused(404, NOT_FOUND)
    const [chain, isBlocked] = await Promise.all([
      findChain(db, user.id, message),
      hasBlocked(db, user.id, otherSideOf(message, user.id)),
    ])
    return reply(200, {
      // The message that it replies to is in the chain.
      message: presentMessage(message, { previous: byId(chain), aliases }),
      chain: chain.map(presentEarlier),
      is_blocked: isBlocked,
    })
  })

  mount(app, messages.countUnread, async ({ user }) =>
    reply(200, { total: (await countUnread(db, [user.id])).get(user.id) ?? 0 }),
  )

  mount(app, messages.readMessage, async ({ user, params }) => {
    const wasCounted = await markAsRead(db, user.id, params.id)
    if (wasCounted === undefined) throw new Refused(404, NOT_FOUND)
    const body = { success: 'Message marked as read' }
    return wasCounted ? reply(202, body) : reply(200, body)
  })

  const deletion =
    (remove: typeof deleteSent, success: string) =>
    async ({ user, params }: { user: User; params: { id: number } }) => {
      if (!(await remove(db, user.id, params.id))) throw new Refused(404, NOT_FOUND)
      return reply(200, { success })
    }
  mount(app, messages.deleteMessage, deletion(deleteReceived, 'Message moved to Deleted'))
  mount(app, messages.deleteSentMessage, deletion(deleteSent, 'Message moved to Deleted'))
  mount(app, messages.deleteForever, deletion(deleteForever, 'Message deleted forever'))
}

const pageReader =
  (db: Db, aliases: Aliases) =>
  async (user: User, list: List, page = 1) => {
    const { rows, total } = await findPage(db, { userId: user.id, list, page })
    const previous = await findPrevious(db, user.id, rows)
    return { data: rows.map((row) => presentMessage(row, { previous, aliases })), total }
  }
