import { notifications, type Notification } from '@guildhall/contract/notifications/endpoints'
import { NOT_FOUND } from '@guildhall/contract/values'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { countUnread, listNotifications, markAllAsRead, markAsRead, type NotificationRow } from './queries.ts'

export function notificationRoutes(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, notifications.getTotalUnread, async ({ user }) =>
    reply(200, { total: (await countUnread(db, [user.id])).get(user.id) ?? 0 }),
  )

  mount(app, notifications.getNotifications, async ({ user, query }) => {
    const rows = await listNotifications(db, user.id, query.before)
    return reply(
      200,
      rows.map((row) => presentNotification(row, user.id)),
    )
  })

  mount(app, notifications.readNotification, async ({ user, params }) => {
    if (!(await markAsRead(db, user.id, params.id))) throw new Refused(404, NOT_FOUND)
    return reply(200, { success: 'Notification marked as read' })
  })

  mount(app, notifications.readAllNotifications, async ({ user }) => {
    await markAllAsRead(db, user.id)
    return reply(200, { success: 'All notifications marked as read' })
  })
}

function presentNotification(row: NotificationRow, userId: number): Notification {
  const { job_id, job_title, job_status, poster_id, accepted_user_id, applicant_id } = row
  const isOfJob = job_id !== null && job_title !== null && poster_id !== null
  // Only the company and the accepted person learn who was accepted.
  const isParty = [poster_id, accepted_user_id].includes(userId)
  return {
    id: row.id,
    message: row.message,
    is_read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    job: isOfJob ? { job_id, job_title, job_status, user_posted_id: poster_id } : null,
    ...(row.company_gone && { company_gone: true as const }),
    user_accepted: isParty ? accepted_user_id : null,
    user_applied: isOfJob ? applicant_id : null,
  }
}
