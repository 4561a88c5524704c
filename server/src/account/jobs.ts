import type { Db } from '../db/connect.ts'
import { enqueue } from '../kit/queue.ts'
import type { Mailer } from '../outside/mail.ts'
import { activationMail } from './mails.ts'
import { holdPendingUser, replaceActivationLink } from './queries.ts'
import { hashOf, newToken } from './tokens.ts'

const SEND_ACTIVATION = 'send_activation_mail'
type Activation = { userId: number }

/** Queues the activation mail in the caller's transaction. The queue holds an id: no address, no token. */
export const queueActivationMail = (db: Db, userId: number) =>
  enqueue(db, SEND_ACTIVATION, { userId } satisfies Activation, `${SEND_ACTIVATION} ${userId}`)

type World = { db: Db; mailer: Mailer; publicUrl: string; siteName: string }

export const accountTasks = ({ db, mailer, publicUrl, siteName }: World) => ({
  /** Mints the link when the mail is sent, so that it is fresh however long the mail had to wait. */
  async [SEND_ACTIVATION]({ userId }: Activation) {
    const [uid, token] = [newToken(), newToken()]
    const user = await db.transaction().execute(async (db) => {
      const user = await holdPendingUser(db, userId)
      if (user) await replaceActivationLink(db, { user_id: userId, uid, token_hash: hashOf(token) })
      return user
    })
    if (!user) return

    const link = `${publicUrl}/accounts/activate/${uid}/${token}/`
    await mailer.send(activationMail({ ...user, link, siteName }))
  },
})
