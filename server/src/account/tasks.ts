import { databaseNow } from '../db/clock.ts'
import type { Db } from '../db/connect.ts'
import type { Mailer } from '../adapters/mail.ts'
import { enqueueFor, type FeatureTasks, type TasksFor } from '../platform/queue/tasks.ts'
import { cleanUpAccounts } from './cleanUp.ts'
import { replaceLink, type LinkPurpose } from './linkQueries.ts'
import { activationMail, newLoginMail, passwordChangedMail, resetMail } from './mails.ts'
import { findUser, lockPendingUser, lockResettableUser } from './queries.ts'
import { hashOf, newToken } from './tokens.ts'

/**
 * The payloads of the mail tasks, without email addresses and tokens. An unknown email queues the same task with
 * `userId: null`, so that the response time doesn't reveal whether an account exists.
 */
type Mails = {
  send_activation_mail: { userId: number | null }
  send_password_reset_mail: { userId: number | null; requestedAt: number }
  send_password_changed_mail: { userId: number }
  send_new_login_mail: { userId: number; device: string; provider?: string; at: number }
}

const enqueue = enqueueFor<Mails>()

export const queueActivationMail = (db: Db, userId: number | null) =>
  enqueue(db, 'send_activation_mail', { userId }, `send_activation_mail ${userId ?? newToken()}`)

export const queueResetMail = (db: Db, userId: number | null) =>
  enqueue(
    db,
    'send_password_reset_mail',
    { userId, requestedAt: databaseNow() },
    `send_password_reset_mail ${userId ?? newToken()}`,
  )

export const queuePasswordChangedMail = (db: Db, userId: number) =>
  enqueue(db, 'send_password_changed_mail', { userId }, `send_password_changed_mail ${userId}`)

export const queueNewLoginMail = (db: Db, login: { userId: number; device: string; provider?: string }) =>
  enqueue(db, 'send_new_login_mail', { ...login, at: databaseNow() }, `send_new_login_mail ${newToken()}`)

export type AccountDependencies = { db: Db; mailer: Mailer; publicUrl: string; siteName: string }

export const accountTasks = (dependencies: AccountDependencies): FeatureTasks => ({
  tasks: {
    ...mailTasks(dependencies),
    clean_up_accounts: () => cleanUpAccounts(dependencies.db),
  },
  // Every night, or at the next start if no server ran at that time.
  crontab: '17 3 * * * clean_up_accounts ?fill=1d',
})

const RESET_MAIL_MAX_AGE_MS = 3_600_000

function mailTasks({ db, mailer, publicUrl, siteName }: AccountDependencies): TasksFor<Mails> {
  /** Creates the link just before its mail is sent, so that time in the queue doesn't shorten its lifetime. */
  async function createLink(userId: number, purpose: LinkPurpose) {
    const [uid, token] = [newToken(), newToken()]
    const lockUser = purpose === 'activation' ? lockPendingUser : lockResettableUser
    const user = await db.transaction().execute(async (db) => {
      const user = await lockUser(db, userId)
      if (user) await replaceLink(db, { user_id: userId, purpose, uid, token_hash: hashOf(token) })
      return user
    })
    return user && { user, path: `${uid}/${token}/` }
  }

  async function sendActivation(userId: number) {
    const created = await createLink(userId, 'activation')
    if (!created) return
    const link = `${publicUrl}/accounts/activate/${created.path}`
    await mailer.send(activationMail({ ...created.user, link, siteName }))
  }

  return {
    async send_activation_mail({ userId }) {
      if (userId !== null) await sendActivation(userId)
    },

    /** Drops requests older than an hour: the user has given up or requested another mail. */
    async send_password_reset_mail({ userId, requestedAt }) {
      if (userId === null || databaseNow() - requestedAt > RESET_MAIL_MAX_AGE_MS) return
      const created = await createLink(userId, 'password reset')
      // An account that was never activated needs its activation link first.
      if (!created) return sendActivation(userId)
      const link = `${publicUrl}/password/reset/confirm/${created.path}`
      await mailer.send(resetMail({ ...created.user, link, siteName }))
    },

    async send_password_changed_mail({ userId }) {
      const user = await findUser(db, userId)
      if (!user) return
      const resetUrl = `${publicUrl}/reset-password/`
      await mailer.send(passwordChangedMail({ ...user, siteName, resetUrl }))
    },

    async send_new_login_mail({ userId, at, ...login }) {
      const user = await findUser(db, userId)
      if (!user) return
      await mailer.send(newLoginMail({ ...user, ...login, at: new Date(at), siteName, publicUrl }))
    },
  }
}
