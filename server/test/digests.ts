import type { JobStatus } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import { message, notify } from '../src/notifications/api.ts'
import type { Account } from './factories.ts'
import { freshInstance, type TestInstance } from './instance.ts'
import { enqueue } from './queues.ts'

type Person = Pick<Account, 'id'>

/** Two people, of whom Ann has written to Ben before, and a job of a company. */
export async function freshPeople() {
  const instance = await freshInstance()
  const ann = await instance.newAccount()
  const ben = await instance.newAccount({ name: 'Ben Okafor' })
  await haveWritten(instance, ann, ben)
  return { instance, ann, ben, job: await instance.newJob({ jobTitle: 'Baker' }) }
}

/** Inserts a message that was read, so that what the other answers is no first contact. */
export async function haveWritten(instance: { db: Db }, from: Person, to: Person) {
  const id = await write(instance, from, to)
  const read = { read_at: sql<Date>`now()`, mailed_at: sql<Date>`now()` }
  await instance.db.updateTable('messages').set(read).where('id', '=', id).execute()
}

/** Inserts a message, and returns its id. */
export async function write({ db }: { db: Db }, from: Person, to: Person, body = 'Hello') {
  const { id } = await db
    .insertInto('messages')
    .values({ sender_id: from.id, recipient_id: to.id, subject: 'Baking', body })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notifies somebody of a job. */
export const notifyOf = (
  { db }: { db: Db },
  { id, company }: { id: number; company: Person },
  to: Person,
  status: JobStatus = 'In Progress',
) =>
  notify(db, {
    userIds: [to.id],
    fromId: company.id,
    message: message`Your application for ${'Baker'} was accepted.`,
    job: { id, status },
  })

const TIMES = [
  ['messages', 'created_at'],
  ['notifications', 'created_at'],
  ['mail_digests', 'sent_at'],
  ['mail_digests', 'next_at'],
] as const

/** Lets minutes pass, for messages, notifications and digests. */
export async function pass({ db }: { db: Db }, minutes: number) {
  for (const [table, column] of TIMES)
    await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(mins => ${minutes})`.execute(db)
}

export const queueDigests = (db: Db) => enqueue(db, 'queue_digests', {}, 'queue_digests')

/** Lets minutes pass, then sends the digests that are due, and returns the mails. */
export async function digestsAfter(instance: TestInstance, minutes: number) {
  await pass(instance, minutes)
  await queueDigests(instance.db)
  return instance.workQueue()
}
