import { truncate } from '@guildhall/contract/truncate'
import type { Item } from '../platform/mail/content.ts'
import { composeMail, type Mail } from '../platform/mail/mail.ts'
import type { Recipient, UnreadMessage, UnreadNotification } from './queries.ts'

type Digest = {
  recipient: Recipient
  messages: UnreadMessage[]
  notifications: UnreadNotification[]
  siteName: string
  publicUrl: string
  /** The token of the recipient's link to unsubscribe. */
  token: string
}

/**
 * The subject contains no text of another account: of messages, only the first lines are mailed. A stranger can say
 * nothing in a mail, neither by a message nor by a name.
 */
export function digestMail({ recipient, messages, notifications, siteName, publicUrl, token }: Digest): Mail {
  const inbox = `${publicUrl}/messages/?tab=inbox`
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${token}/`
  const counts = [
    countOf(messages[0]?.total ?? 0, 'unread message'),
    countOf(notifications[0]?.total ?? 0, 'unread notification'),
  ].filter(Boolean)
  const items = [
    ...messages.map((message) => ({
      ...(message.is_first_contact
        ? { title: 'New message', text: "From someone you haven't been in touch with." }
        : { title: message.name, text: firstLineOf(message.body) }),
      url: `${inbox}&message=${message.id}`,
    })),
    ...notifications.map((notification) => itemOf(notification, recipient, { siteName, publicUrl })),
  ]
  const hidden = othersOf(messages) + othersOf(notifications)
  return composeMail({
    to: recipient.email,
    subject: `You have ${counts.join(' and ')} on ${siteName}`,
    siteName,
    blocks: [
      { items },
      ...(hidden > 0 ? [`And ${hidden} more.`] : []),
      messages.length > 0
        ? { button: 'Open your inbox', url: inbox }
        : { button: `Open ${siteName}`, url: `${publicUrl}/` },
    ],
    footer: [
      'We email you about anything still unread after 15 minutes, at most once an hour and six times a day.',
      { link: 'Change your settings', url: `${publicUrl}/settings/` },
      { link: 'Unsubscribe from these emails', url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  })
}

const countOf = (total: number, noun: string) => total > 0 && `${total} ${noun}${total === 1 ? '' : 's'}`

const othersOf = (rows: { total: number }[]) => (rows[0]?.total ?? 0) - rows.length

const MAX_PREVIEW = 95

function firstLineOf(body: string) {
  const [line = ''] = body.trim().split(/[\n\u2028\u2029]/)
  return truncate(line.trim(), MAX_PREVIEW)
}

type Site = Pick<Digest, 'siteName' | 'publicUrl'>

/** A notification leads to the page of its job, as it does on the site. */
function itemOf(
  { message, is_of_stranger, job_id, job_title, job_status }: UnreadNotification,
  { user_type }: Recipient,
  { siteName, publicUrl }: Site,
): Item {
  const named = is_of_stranger ? message.replace(/^\[[^\]]*\]/, 'Someone') : message
  const text = named.replace(/[[\]]/g, '') // around what is bold on the site
  if (job_id === null || job_title === null) return { title: siteName, text, url: `${publicUrl}/` }
  const page = user_type === 'company' && job_status !== 'Finished' ? 'job-detail-panel' : 'jobs'
  return { title: job_title, text, url: `${publicUrl}/${page}/?jobId=${job_id}` }
}
