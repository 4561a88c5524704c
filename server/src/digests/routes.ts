import { settings } from '@guildhall/contract/account/settings'
import { NOT_FOUND } from '@guildhall/contract/values'
import type { FastifyInstance } from 'fastify'
import { savePreferences } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { unsubscribeTokens } from '../platform/mail/unsubscribing.ts'
import { stopAllMails, stopMails } from '../savedSearches/api.ts'

/** What ends the mails of a purpose, by the id in their tokens. */
const STOPS = {
  digest: (db: Db, userId: number) => savePreferences(db, userId, { mail_digest: false }),
  search: stopMails,
  searches: stopAllMails,
}

export function digestRoutes(app: FastifyInstance, { db, secret }: { db: Db; secret: string }) {
  const tokens = unsubscribeTokens<keyof typeof STOPS>(secret)
  app.register(async (app) => {
    acceptForms(app)
    mount(app, settings.unsubscribe, async ({ params }) => {
      const claim = tokens.read(params.token)
      if (!claim) throw new Refused(404, NOT_FOUND)
      await STOPS[claim.purpose](db, claim.id)
      return reply(204, undefined)
    })
  })
}

/** Mail programs post a form (RFC 8058). It says nothing that the token doesn't say, so it is not parsed. */
function acceptForms(app: FastifyInstance) {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
}
