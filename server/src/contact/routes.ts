import { EMAIL_IS_ALIAS } from '@guildhall/contract/account/endpoints'
import { contact } from '@guildhall/contract/contact/endpoints'
import type { SiteContact } from '@guildhall/contract/rendering'
import type { FastifyInstance } from 'fastify'
import { nameRule } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { aliasesAt } from '../privacy/api.ts'
import { insertContactMessage } from './queries.ts'
import { queueContactMail } from './tasks.ts'

type Dependencies = { db: Db; siteName: string; publicUrl: string; contact: SiteContact }

export function contactRoutes(app: FastifyInstance, { db, contact: operator, ...site }: Dependencies) {
  const nameErrorOf = nameRule(site.siteName)
  const { isAlias } = aliasesAt(site.publicUrl)

  mount(app, contact.sendContactMessage, async ({ body: { website, messageBody, ...writer } }) => {
    if (!operator.email) throw new Refused(404, 'This site has no contact form.')
    const nameError = nameErrorOf(writer.name)
    if (nameError) throw refusedFields({ name: [nameError] })
    if (isAlias(writer.email)) throw refusedFields({ email: [EMAIL_IS_ALIAS] })
    if (!website)
      await db.transaction().execute(async (db) => {
        await queueContactMail(db, await insertContactMessage(db, { ...writer, body: messageBody }))
      })
    return reply(200, { success: 'Message sent' })
  })
}
