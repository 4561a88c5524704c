import { settings } from '@guildhall/contract/account/settings'
import { NOT_FOUND } from '@guildhall/contract/values'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { unsubscribeTokens } from '../platform/mail/unsubscribing.ts'

export type UnsubscribeDependencies = {
  db: Db
  secret: string
  /** What ends the mails of each purpose, by the id in their tokens. */
  stopMailsOf: Record<string, (db: Db, id: number) => Promise<unknown>>
}

export function unsubscribeRoutes(
  app: FastifyInstance,
  { db, secret, stopMailsOf }: UnsubscribeDependencies,
) {
  const tokens = unsubscribeTokens(secret)
  app.register(async (app) => {
    acceptForms(app)
    mount(app, settings.unsubscribe, async ({ params }) => {
      const claim = tokens.read(params.token)
      const stop = claim && stopMailsOf[claim.purpose]
      if (!stop) throw new Refused(404, NOT_FOUND)
      await stop(db, claim.id)
      return reply(204, undefined)
    })
  })
}

/** Mail programs post a form (RFC 8058). It says nothing that the token doesn't say, so it is not parsed. */
function acceptForms(app: FastifyInstance) {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
}
