import { contact } from '@guildhall/contract/contact/endpoints'
import type { SiteContact } from '@guildhall/contract/rendering'
import type { FastifyInstance } from 'fastify'
import { nameRule } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { insertContactMessage } from './queries.ts'
import { queueContactMail } from './tasks.ts'

type Dependencies = { db: Db; siteName: string; contact: SiteContact }

export function contactRoutes(app: FastifyInstance, { db, siteName, contact: operator }: Dependencies) {
  const nameErrorOf = nameRule(siteName)

  mount(app, contact.sendContactMessage, async ({ body: { website, messageBody, ...writer } }) => {
    if (!operator.email) throw new Refused(404, 'This site has no contact form.')
    const nameError = nameErrorOf(writer.name)
    if (nameError) throw refusedFields({ name: [nameError] })
    if (!website)
      await db.transaction().execute(async (db) => {
        await queueContactMail(db, await insertContactMessage(db, { ...writer, body: messageBody }))
      })
    return reply(200, { success: 'Message sent' })
  })
}
