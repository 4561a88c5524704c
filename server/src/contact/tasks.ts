import type { SiteContact } from '@guildhall/contract/rendering'
import { sql } from 'kysely'
import type { Mailer } from '../adapters/mail.ts'
import { deleteInBatches } from '../db/batches.ts'
import type { Db } from '../db/connect.ts'
import { UnavailableError } from '../platform/queue/failures.ts'
import {
  PRIORITY,
  enqueueFor,
  enqueueMissingFor,
  type FeatureTasks,
  type TasksFor,
} from '../platform/queue/tasks.ts'
import { contactMail } from './mails.ts'
import { deleteContactMessage, findContactMessage, listContactMessageIds } from './queries.ts'

type Payloads = { send_contact_mail: { id: number } }

// After account mails, which people are waiting for, and before digests.
const enqueue = enqueueFor<Payloads>(PRIORITY.normal)
const enqueueMissing = enqueueMissingFor<Payloads>(PRIORITY.normal)

const keyOf = (id: number) => `send_contact_mail ${id}`

export const queueContactMail = (db: Db, id: number) => enqueue(db, 'send_contact_mail', { id }, keyOf(id))

export type ContactDependencies = { db: Db; mailer: Mailer; contact: SiteContact; siteName: string }

export const contactTasks = (dependencies: ContactDependencies): FeatureTasks => ({
  tasks: {
    ...mailTasks(dependencies),
    clean_up_contact_messages: () => cleanUp(dependencies.db),
  },
  crontab: '7 4 * * * clean_up_contact_messages ?fill=1d',
})

/** Deletes old messages, and sends the others again: CONTACT_EMAIL may have been wrong. */
async function cleanUp(db: Db) {
  await deleteInBatches(db, 'contact_messages', sql`created_at < now() - interval '30 days'`)
  const ids = await listContactMessageIds(db)
  await enqueueMissing(
    db,
    'send_contact_mail',
    ids.map((id) => ({ payload: { id }, key: keyOf(id) })),
  )
}

const mailTasks = ({ db, mailer, contact, siteName }: ContactDependencies): TasksFor<Payloads> => ({
  async send_contact_mail({ id }) {
    const message = await findContactMessage(db, id)
    if (!message) return
    if (!contact.email) throw new UnavailableError('CONTACT_EMAIL is not set any more.')
    await mailer.send(contactMail({ ...message, to: contact.email, siteName }))
    await deleteContactMessage(db, id)
  },
})
