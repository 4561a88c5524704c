import type { Db } from '../db/connect.ts'
import { enqueue } from '../platform/queue/queue.ts'
import type { Mailer } from '../adapters/mail.ts'
import { activationMail, newLoginMail, passwordChangedMail, resetMail } from './mails.ts'
import { findUser, holdActiveUser, holdPendingUser, replaceLink, type LinkPurpose } from './queries.ts'
import { hashOf, newToken } from './tokens.ts'

const SEND_ACTIVATION = 'send_activation_mail'
const SEND_RESET = 'send_password_reset_mail'
const SEND_PASSWORD_CHANGED = 'send_password_changed_mail'
const SEND_NEW_LOGIN = 'send_new_login_mail'

const RESET_WITHIN_MS = 3_600_000

// The queue holds ids: no address, no token.
type OfUser = { userId: number }
// For an email that nobody has, the same work is queued for nobody.
type OfAnyone = { userId: number | null }
type Reset = OfAnyone & { askedAt: number }
type NewLogin = { userId: number; device: string; at: number }

/** Queues the activation mail in the caller's transaction. */
export const queueActivationMail = (db: Db, userId: number | null) =>
  enqueue(db, SEND_ACTIVATION, { userId } satisfies OfAnyone, `${SEND_ACTIVATION} ${userId ?? newToken()}`)

export const queueResetMail = (db: Db, userId: number | null) =>
  enqueue(
    db,
    SEND_RESET,
    { userId, askedAt: Date.now() } satisfies Reset,
    `${SEND_RESET} ${userId ?? newToken()}`,
  )

export const queuePasswordChangedMail = (db: Db, userId: number) =>
  enqueue(db, SEND_PASSWORD_CHANGED, { userId } satisfies OfUser, `${SEND_PASSWORD_CHANGED} ${userId}`)

export const queueNewLoginMail = (db: Db, login: Omit<NewLogin, 'at'>) =>
  enqueue(
    db,
    SEND_NEW_LOGIN,
    { ...login, at: Date.now() } satisfies NewLogin,
    `${SEND_NEW_LOGIN} ${newToken()}`,
  )

export type AccountDependencies = { db: Db; mailer: Mailer; publicUrl: string; siteName: string }

export function accountTasks({ db, mailer, publicUrl, siteName }: AccountDependencies) {
  /** Mints the link when its mail is sent, so that it is fresh however long the mail had to wait. */
  async function mintLink(userId: number, purpose: LinkPurpose) {
    const [uid, token] = [newToken(), newToken()]
    const hold = purpose === 'activation' ? holdPendingUser : holdActiveUser
    const user = await db.transaction().execute(async (db) => {
      const user = await hold(db, userId)
      if (user) await replaceLink(db, { user_id: userId, purpose, uid, token_hash: hashOf(token) })
      return user
    })
    return user && { user, path: `${uid}/${token}/` }
  }

  async function sendActivation(userId: number) {
    const minted = await mintLink(userId, 'activation')
    if (!minted) return
    const link = `${publicUrl}/accounts/activate/${minted.path}`
    await mailer.send(activationMail({ ...minted.user, link, siteName }))
  }

  return {
    async [SEND_ACTIVATION]({ userId }: OfAnyone) {
      if (userId !== null) await sendActivation(userId)
    },

    /** A link that comes an hour late is expected by nobody any more: then none is sent. */
    async [SEND_RESET]({ userId, askedAt }: Reset) {
      if (userId === null || Date.now() - askedAt > RESET_WITHIN_MS) return
      const minted = await mintLink(userId, 'password reset')
      // Whoever has not activated the account yet needs that link first.
      if (!minted) return sendActivation(userId)
      const link = `${publicUrl}/password/reset/confirm/${minted.path}`
      await mailer.send(resetMail({ ...minted.user, link, siteName }))
    },

    async [SEND_PASSWORD_CHANGED]({ userId }: OfUser) {
      const user = await findUser(db, userId)
      if (!user) return
      await mailer.send(passwordChangedMail({ ...user, siteName, again: `${publicUrl}/reset-password/` }))
    },

    async [SEND_NEW_LOGIN]({ userId, device, at }: NewLogin) {
      const user = await findUser(db, userId)
      if (!user) return
      await mailer.send(newLoginMail({ ...user, device, at: new Date(at), siteName, publicUrl }))
    },
  }
}
