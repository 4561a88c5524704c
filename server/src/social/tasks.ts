import type { BaseLogger } from 'pino'
import { findUser } from '../account/api.ts'
import type { Files } from '../adapters/files.ts'
import type { Mailer } from '../adapters/mail.ts'
import type { FetchPicture } from '../adapters/remotePicture.ts'
import type { Db } from '../db/connect.ts'
import { deleteInBatches } from '../db/batches.ts'
import { Refused } from '../platform/http/refusal.ts'
import { enqueueFor, type FeatureTasks, type TasksFor } from '../platform/queue/tasks.ts'
import { addPicture } from '../profile/api.ts'
import { linkedMail } from './mails.ts'
import { IS_EXPIRED_TICKET } from './queries.ts'

type Payloads = {
  send_linked_mail: { userId: number; provider: string; isPasswordVoid?: boolean }
  fetch_picture: { userId: number; url: string }
}

const enqueue = enqueueFor<Payloads>()

export const queueLinkedMail = (db: Db, login: Payloads['send_linked_mail']) =>
  enqueue(db, 'send_linked_mail', login, `send_linked_mail ${login.userId}`)

export const queuePicture = (db: Db, picture: Payloads['fetch_picture']) =>
  enqueue(db, 'fetch_picture', picture, `fetch_picture ${picture.userId}`)

export type SocialDependencies = {
  db: Db
  mailer: Mailer
  files: Files
  fetchPicture: FetchPicture
  log: BaseLogger
  publicUrl: string
  siteName: string
}

export const socialTasks = (dependencies: SocialDependencies): FeatureTasks => ({
  tasks: {
    ...loginTasks(dependencies),
    clean_up_social_tickets: () => deleteInBatches(dependencies.db, 'social_tickets', IS_EXPIRED_TICKET),
  },
  crontab: '37 * * * * clean_up_social_tickets ?fill=1h',
})

const loginTasks = ({
  db,
  mailer,
  publicUrl,
  siteName,
  ...dependencies
}: SocialDependencies): TasksFor<Payloads> => ({
  async send_linked_mail({ userId, ...login }) {
    const user = await findUser(db, userId)
    if (user) await mailer.send(linkedMail({ ...user, ...login, siteName, publicUrl }))
  },

  /** An account stays without a picture if that of the provider can't be used. Other failures are attempted again. */
  async fetch_picture({ userId, url }) {
    const { files, fetchPicture, log } = dependencies
    const user = await findUser(db, userId)
    if (!user || user.profile_picture !== null) return
    const giveUp = ({ message }: Error) => log.warn({ failure: message }, "a provider's picture was not used")
    const file = await fetchPicture(url).catch(giveUp)
    if (!file) return
    await addPicture(db, files, { userId, file }).catch((error: Error) => {
      if (!isRefusedPicture(error)) throw error
      giveUp(error)
    })
  },
})

const isRefusedPicture = (error: Error) =>
  error instanceof Refused && (error.status === 400 || error.status === 415)
