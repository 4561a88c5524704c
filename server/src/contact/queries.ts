import type { Db } from '../db/connect.ts'

type NewContactMessage = { name: string; email: string; body: string }

/** @returns the id of the message */
export async function insertContactMessage(db: Db, message: NewContactMessage) {
  const { id } = await db
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findContactMessage = (db: Db, id: number) =>
  db.selectFrom('contact_messages').where('id', '=', id).select(['name', 'email', 'body']).executeTakeFirst()

export async function listContactMessageIds(db: Db) {
  const rows = await db.selectFrom('contact_messages').select('id').execute()
  return rows.map(({ id }) => id)
}

export async function deleteContactMessage(db: Db, id: number) {
  await db.deleteFrom('contact_messages').where('id', '=', id).execute()
}
