import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'

describe('constraints', () => {
  test('the database refuses a job in progress or finished without an accepted person, and an open job with one', async () => {
    const { db, ...instance } = await freshInstance()
    const { id } = await instance.newJob()
    const { id: accepted_user_id } = await instance.newCandidate()
    const change = (set: object) => db.updateTable('jobs').set(set).where('id', '=', id).execute()
    for (const set of [{ status: 'In Progress' }, { status: 'Finished' }, { accepted_user_id }])
      await expect(change(set)).rejects.toThrow('jobs_accepted')
    await change({ status: 'In Progress', accepted_user_id })
    await expect(change({ status: 'Open' })).rejects.toThrow('jobs_accepted')
    await change({ status: 'Closed' })
  })

  test('the database refuses messages to oneself, replies to later messages, and texts that are too long or empty', async () => {
    const { db, ...instance } = await freshInstance()
    const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
    const message = { sender_id: ann.id, recipient_id: ben.id, subject: 'Hello', body: 'Ben' }
    const send = (over: object = {}) =>
      db
        .insertInto('messages')
        .values({ ...message, ...over })
        .returning('id')
        .executeTakeFirstOrThrow()
    const { id } = await send()
    await send({ reply_to: id })
    await send({ subject: 'x'.repeat(200), body: 'x'.repeat(10_000) })
    for (const wrong of [
      { recipient_id: ann.id },
      { reply_to: sql`(select max(id) + 1 from messages)` },
      { subject: '' },
      { subject: 'x'.repeat(201) },
      { body: '' },
      { body: 'x'.repeat(10_001) },
      { sender_view: 'hidden' },
    ])
      await expect(send(wrong)).rejects.toThrow('violates')
  })

  test('the database refuses a rating of oneself', async () => {
    const { db, ...instance } = await freshInstance()
    const { id: job_id, company } = await instance.newJob()
    const rating = {
      job_id,
      from_user_id: company.id,
      to_user_id: company.id,
      rating: '5',
      comment: 'Well done',
    }
    await expect(db.insertInto('ratings').values(rating).execute()).rejects.toThrow('ratings_another')
  })
})
