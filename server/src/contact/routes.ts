import { contact } from '@guildhall/contract/contact/endpoints'
import type { SiteContact } from '@guildhall/contract/rendering'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { insertContactMessage } from './queries.ts'
import { queueContactMail } from './tasks.ts'

type Dependencies = { db: Db; contact: SiteContact }

export function contactRoutes(app: FastifyInstance, { db, contact: operator }: Dependencies) {
  mount(app, contact.sendContactMessage, async ({ body: { website, messageBody, ...writer } }) => {
    if (!operator.email) throw new Refused(404, 'This site has no contact form.')
    if (!website)
      await db.transaction().execute(async (db) => {
        await queueContactMail(db, await insertContactMessage(db, { ...writer, body: messageBody }))
      })
    return reply(200, { success: 'Message sent' })
  })
}
