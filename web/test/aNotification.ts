import type { Notification } from '@guildhall/contract/notifications/endpoints'

/** An unread notification, with its own values or these. */
export const aNotification = (id: number, given: Partial<Notification> = {}): Notification => ({
  id,
  message: `Notification [${id}]`,
  is_read: false,
  created_at: '2030-03-04T12:00:00.000Z',
  job: { job_id: 5, job_title: 'Baker', job_status: 'Open', user_posted_id: 2 },
  user_accepted: null,
  user_applied: null,
  ...given,
})
