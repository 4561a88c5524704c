import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { JOB_STATUSES } from '../jobs/choices.ts'
import { callLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { idParam, idParams } from '../params.ts'
import { refusal, success, timestamp } from '../responses.ts'
import { id } from '../values.ts'

const notification = z
  .object({
    id: id(),
    /** A segment in square brackets is shown bold. */
    message: z.string(),
    is_read: z.boolean(),
    created_at: timestamp,
    job: z.nullable(
      z.object({
        job_id: id(),
        job_title: z.string(),
        /** The status at the time of the event. */
        job_status: z.enum(JOB_STATUSES),
        user_posted_id: id(),
      }),
    ),
    /** Present if the job's company is suspended; `job` is null then. */
    company_gone: z.optional(z.literal(true)),
    /** The person accepted for the job. */
    user_accepted: z.nullable(id()),
    /** The applicant whom it is about, for the company. */
    user_applied: z.nullable(id()),
  })
  .register(z.globalRegistry, { id: 'Notification' })
export type Notification = z.infer<typeof notification>

export const notifications = {
  getTotalUnread: endpoint({
    method: 'GET',
    path: '/api/job/get_total_unread_notification/',
    who: 'user',
    summary: "The number of the caller's unread notifications",
    limits: callLimits,
    responses: { 200: z.object({ total: z.number() }) },
  }),

  getNotifications: endpoint({
    method: 'GET',
    path: '/api/job/get_notification/',
    who: 'user',
    summary: `The caller's newest ${PAGE_SIZE.notifications} notifications, or the newest before one of them`,
    limits: callLimits,
    query: z.object({ before: z.optional(idParam) }),
    responses: { 200: z.array(notification) },
  }),

  readNotification: endpoint({
    method: 'PATCH',
    path: '/api/job/update_is_read_notification/:id/',
    who: 'user',
    summary: 'Mark a notification as read',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  readAllNotifications: endpoint({
    method: 'PATCH',
    path: '/api/job/read_all_notifications/',
    who: 'user',
    summary: 'Mark all notifications as read',
    limits: callLimits,
    responses: { 200: success },
  }),
}
