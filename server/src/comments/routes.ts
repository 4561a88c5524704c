import { comments } from '@guildhall/contract/comments/endpoints'
import type { FastifyInstance } from 'fastify'
import { nameRule } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { refusedFields } from '../platform/http/refusal.ts'
import { insertComment, listComments } from './queries.ts'

export function commentRoutes(app: FastifyInstance, { db, siteName }: { db: Db; siteName: string }) {
  const nameErrorOf = nameRule(siteName)

  mount(app, comments.getComments, async ({ query }) => {
    const rows = await listComments(db, query.before)
    return reply(
      200,
      rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    )
  })

  mount(app, comments.addComment, async ({ body: { website, ...comment } }) => {
    const nameError = nameErrorOf(comment.name)
    if (nameError) throw refusedFields({ name: [nameError] })
    if (!website) await insertComment(db, comment)
    return reply(201, { success: 'Comment posted' })
  })
}
