import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import type { Mailer } from '../adapters/mail.ts'
import { deleteInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { unsubscribeTokens } from '../platform/mail/unsubscribing.ts'
import { PermanentError, UnavailableError } from '../platform/queue/failures.ts'
import { PRIORITY, enqueueMissingFor, type FeatureTasks, type TasksFor } from '../platform/queue/tasks.ts'
import { digestMail } from './mails.ts'
import {
  findRecipient,
  forgetDigest,
  listDue,
  listUnreadMessages,
  listUnreadNotifications,
  markMailed,
  pauseDigests,
  recordDigest,
  skipUnwanted,
  type Recipient,
} from './queries.ts'

type Payloads = { send_digest: { userId: number } }

// Digests are sent after account and contact mails.
const enqueueMissing = enqueueMissingFor<Payloads>(PRIORITY.low)

export type DigestDependencies = {
  db: Db
  mailer: Mailer
  secret: string
  publicUrl: string
  siteName: string
  /** Whether anybody reads the mails. Without digests, what is unread is not mailed later either. */
  sendsBulkMail: boolean
  log: BaseLogger
}

const IS_OLD = sql`sent_at < now() - interval '1 day' and next_at < now()`

export const digestTasks = (dependencies: DigestDependencies): FeatureTasks => ({
  tasks: {
    ...mailTasks(dependencies),
    queue_digests: () => queueDigests(dependencies),
    clean_up_digests: () => deleteInBatches(dependencies.db, 'mail_digests', IS_OLD),
  },
  crontab: ['* * * * * queue_digests', '42 * * * * clean_up_digests ?fill=1h'].join('\n'),
})

/** Queues a digest for each account that is due, unless its last one is still being sent. */
export async function queueDigests({ db, sendsBulkMail }: Pick<DigestDependencies, 'db' | 'sendsBulkMail'>) {
  await skipUnwanted(db, sendsBulkMail ? 'unwanted' : 'all')
  if (!sendsBulkMail) return
  const due = await listDue(db)
  await enqueueMissing(
    db,
    'send_digest',
    due.map((userId) => ({ payload: { userId }, key: `send_digest ${userId}` })),
  )
}

function mailTasks({ db, mailer, secret, publicUrl, siteName, log }: DigestDependencies): TasksFor<Payloads> {
  const { tokenOf } = unsubscribeTokens<'digest'>(secret)

  /** Returns the mail of what is unread; undefined if nothing is, or only what is left out. */
  async function compose(recipient: Recipient) {
    const messages = await listUnreadMessages(db, recipient)
    const notifications = await listUnreadNotifications(db, recipient)
    if (messages.length + notifications.length === 0) return undefined
    const token = tokenOf('digest', recipient.id)
    return digestMail({ recipient, messages, notifications, siteName, publicUrl, token })
  }

  /**
   * Counts the digest before it is sent, so that a mail server that never answers gets no more than the limits allow.
   * One that the mail server surely didn't take, because it could not be used, doesn't count.
   */
  async function send(userId: number, mail: Mail) {
    const id = await recordDigest(db, userId)
    try {
      await mailer.send(mail)
    } catch (error) {
      if (error instanceof UnavailableError) await forgetDigest(db, id)
      if (!(error instanceof PermanentError)) throw error
      await pauseDigests(db, id)
      log.info({ userId }, 'the mail server rejects the digests of this account, none is sent for a week')
    }
  }

  return {
    /** Sends before it marks: a digest may arrive twice after a crash, but is never lost. */
    async send_digest({ userId }) {
      const recipient = await findRecipient(db, userId)
      if (!recipient) return
      const mail = await compose(recipient)
      if (mail) await send(userId, mail)
      await db.transaction().execute((db) => markMailed(db, recipient))
    },
  }
}
