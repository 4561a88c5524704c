import { messages } from '@guildhall/contract/messages/endpoints'
import type { FastifyInstance } from 'fastify'
import { findRecipient, findUser } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { countTowardsQuota } from '../platform/limits/quotas.ts'
import { aliasesAt } from '../privacy/api.ts'
import { findMessage } from './queries.ts'
import { otherSideOf, replySubject } from './rules.ts'
import { lockSender, sendOnce } from './sending.ts'

const NO_RECIPIENT = "We couldn't find an account with this email. Check the address."
const OTHER_SIDE_INACTIVE = "This account is no longer active, so you can't reply."

export function sendRoutes(app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }) {
  const aliases = aliasesAt(publicUrl)

  mount(app, messages.sendMessage, ({ user, body }) =>
    db.transaction().execute(async (db) => {
      await lockSender(db, user)
      const recipient = await findRecipient(db, body.to_user, aliases)
      if (!recipient) {
        // As a first contact, so that the response over the quota reveals no accounts. Not counted: rolled back.
        await countTowardsQuota(db, user, messages.sendMessage.quota)
        const errorField = { to_user: [NO_RECIPIENT] }
        throw new Refused(404, NO_RECIPIENT, { error: NO_RECIPIENT, errorField })
      }
      if (recipient.id === user.id) throw new Refused(400, "You can't send messages to yourself.")
      const { subject, message_body } = body
      await sendOnce(db, user, { recipientId: recipient.id, subject, body: message_body, replyTo: null })
      return reply(201, { success: 'Message sent' })
    }),
  )

  mount(app, messages.reply, ({ user, body }) =>
    db.transaction().execute(async (db) => {
      const message = await findMessage(db, user.id, body.id)
      if (!message) throw new Refused(404, 'This message is no longer available.')
      await lockSender(db, user)
      const recipientId = otherSideOf(message, user.id)
      if (!(await findUser(db, recipientId))) throw new Refused(404, OTHER_SIDE_INACTIVE)
      const subject = replySubject(message.subject)
      await sendOnce(db, user, { recipientId, subject, body: body.message_body, replyTo: message.id })
      return reply(201, { success: 'Reply sent' })
    }),
  )
}
