import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { acceptApplicant, closeJob, declineJob, finishJob, withdrawApplication } from './decisions.ts'

/** The decisions about jobs and applications, each in one transaction with its notifications. */
export function decisionRoutes(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, hiring.acceptApplicant, async ({ user, params, body }) => {
    const { title, name } = await db
      .transaction()
      .execute((db) => acceptApplicant(db, user.id, params.id, body.user_id))
    return reply(200, { success: `Accepted ${name} for “${title}”` })
  })

  mount(app, hiring.finishJob, async ({ user, params }) => {
    const { title, name } = await db.transaction().execute((db) => finishJob(db, user.id, params.id))
    return reply(200, {
      success: `Finished “${title}”${name === undefined ? '' : `. You can rate ${name} now.`}`,
    })
  })

  mount(app, hiring.closeJob, async ({ user, params }) => {
    const { title } = await db.transaction().execute((db) => closeJob(db, user.id, params.id))
    return reply(200, { success: `Closed “${title}”` })
  })

  mount(app, applying.withdrawApplication, async ({ user, params }) => {
    const { title } = await db.transaction().execute((db) => withdrawApplication(db, user.id, params.id))
    return reply(200, { success: `Application for “${title}” withdrawn` })
  })

  mount(app, applying.declineJob, async ({ user, params }) => {
    const { title } = await db.transaction().execute((db) => declineJob(db, user.id, params.id))
    return reply(200, { success: `Declined “${title}”` })
  })
}
