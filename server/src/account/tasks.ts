import { databaseNow } from '../db/clock.ts'
import type { Db } from '../db/connect.ts'
import type { Mailer } from '../adapters/mail.ts'
import { enqueueFor, type FeatureTasks, type TasksFor } from '../platform/queue/tasks.ts'
import { cleanUpAccounts } from './cleanUp.ts'
import { addLink, type LinkPurpose } from './linkQueries.ts'
import { activationMail, firstPasswordMail, newLoginMail, passwordChangedMail, resetMail } from './mails.ts'
import { findUser, lockResettableUser } from './queries.ts'
import { lockWaiting } from './registrations.ts'
import { hashOf, newToken } from './tokens.ts'

/**
 * The payloads of the mail tasks, without email addresses and tokens. An unknown email queues the same task with
 * `userId: null`, so that the response time doesn't reveal whether an account exists.
 */
type Mails = {
  /** For one registration, or for `all` that wait for its email. */
  send_activation_mail: { userId: number | null; all?: boolean }
  send_password_reset_mail: { userId: number | null; requestedAt: number }
  send_password_changed_mail: { userId: number }
  send_new_login_mail: { userId: number; device: string; provider?: string; at: number }
}

const enqueue = enqueueFor<Mails>()

export const queueActivationMail = (db: Db, userId: number) =>
  enqueue(db, 'send_activation_mail', { userId }, `send_activation_mail ${userId}`)

/** Queues a mail about all registrations that wait for the email of this one. */
export const queueActivationMails = (db: Db, userId: number | null) =>
  enqueue(db, 'send_activation_mail', { userId, all: true }, `send_activation_mail ${userId ?? newToken()}`)

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

type MailedLink = { purpose: LinkPurpose; page: string; uid?: string }
const ACTIVATION: MailedLink = { purpose: 'activation', page: '/accounts/activate/' }
const RESET: MailedLink = { purpose: 'password reset', page: '/password/reset/confirm/' }
const LOCK: MailedLink = { purpose: 'lock', page: '/accounts/lock/' }

function mailTasks({ db, mailer, publicUrl, siteName }: AccountDependencies): TasksFor<Mails> {
  /**
   * Creates a link just before its mail is sent, so that time in the queue doesn't shorten its lifetime. Returns
   * undefined if the account has too many. uid and token are in the fragment, which no proxy and no log sees.
   */
  async function createLink(db: Db, userId: number, { purpose, page, uid = newToken() }: MailedLink) {
    const token = newToken()
    const isNew = await addLink(db, { user_id: userId, purpose, uid, token_hash: hashOf(token) })
    return isNew ? `${publicUrl}${page}#uid=${uid}&token=${token}` : undefined
  }

  /**
   * Creates links for one registration, or for all that wait for its email. Whoever registered knows the `uid` of the
   * activation links only: with that of a reset link, a stranger could use up the limit of its uses.
   */
  const createWaitingLinks = (userId: number, all: boolean, { purpose, page }: MailedLink) =>
    db.transaction().execute(async (db) => {
      const created = []
      for (const registration of await lockWaiting(db, userId, { all })) {
        const uid = (purpose === 'activation' && registration.registration_uid) || newToken()
        const link = await createLink(db, registration.id, { purpose, page, uid })
        if (link) created.push({ ...registration, link })
      }
      return created
    })

  return {
    async send_activation_mail({ userId, all = false }) {
      if (userId === null) return
      const registrations = await createWaitingLinks(userId, all, ACTIVATION)
      if (registrations.length > 0) await mailer.send(activationMail({ registrations, siteName }))
    },

    /** Drops requests older than an hour: the user has given up or requested another mail. */
    async send_password_reset_mail({ userId, requestedAt }) {
      if (userId === null || databaseNow() - requestedAt > RESET_MAIL_MAX_AGE_MS) return
      const user = await db.transaction().execute(async (db) => {
        const user = await lockResettableUser(db, userId)
        const link = user && (await createLink(db, userId, RESET))
        return link && { ...user, link }
      })
      if (user) return mailer.send(resetMail({ ...user, siteName }))
      const registrations = await createWaitingLinks(userId, true, RESET)
      if (registrations.length > 0) await mailer.send(firstPasswordMail({ registrations, siteName }))
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
      const lockUrl = (await createLink(db, userId, LOCK))!
      await mailer.send(newLoginMail({ ...user, ...login, at: new Date(at), siteName, publicUrl, lockUrl }))
    },
  }
}
