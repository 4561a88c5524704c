import { applying } from '@guildhall/contract/hiring/applying'
import { CONTACT_NOTICES, profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshWebFolder } from '../../test/folders.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { enqueue } from '../../test/queues.ts'
import { connect, openPool } from '../db/connect.ts'

const HIDDEN = { email: null, phone_number: null, resume: null }
const limitReached = (type: 'personal' | 'company') => ({ ...HIDDEN, contact_notice: CONTACT_NOTICES[type] })

const shown = ({ email }: Account) => ({ email, contact_notice: null })

/** The body of a profile, as an account or a visitor sees it. */
async function read(instance: TestInstance, { id }: Account, as?: Account, query: { contact?: string } = {}) {
  const response = await instance.send(profile.getProfile, { params: { userId: id }, query }, { as })
  expect(response.statusCode).toBe(200)
  return response.json<object>()
}

/** Records that an account has read the contact data of `count` other profiles today. */
const haveRead = ({ db }: TestInstance, { id }: Account, count: number) =>
  sql`insert into contact_reads (user_id, profile_id)
      select ${id}, 1000000 + n from generate_series(1, ${count}) as n`.execute(db)

const readsOf = ({ db }: TestInstance, { id }: Account) =>
  db.selectFrom('contact_reads').where('user_id', '=', id).selectAll().execute()

describe('contact data', () => {
  test('60 contacts a day are shown to a personal account and 400 to a company, even with rate limits off', async () => {
    const instance = await freshInstance({ rateLimits: false })
    const [ann, bob] = [await instance.newCandidate(), await instance.newCandidate()]
    for (const [reader, type, limit] of [
      [await instance.newAccount(), 'personal', 60],
      [await instance.newCompany(), 'company', 400],
    ] as const) {
      await haveRead(instance, reader, limit - 1)
      expect(await read(instance, ann, reader)).toMatchObject(shown(ann))
      expect(await read(instance, bob, reader)).toMatchObject({ name: 'Ann', ...limitReached(type) })
    }
  })

  test("contact data read today stays readable, and so does the reader's own", async () => {
    const instance = await freshInstance()
    const [ann, bob, reader] = [
      await instance.newCandidate(),
      await instance.newCandidate(),
      await instance.newCandidate(),
    ]
    await haveRead(instance, reader, 59)
    for (let time = 0; time < 3; time += 1)
      expect(await read(instance, ann, reader)).toMatchObject(shown(ann))
    expect(await read(instance, bob, reader)).toMatchObject(limitReached('personal'))
    expect(await read(instance, ann, reader)).toMatchObject(shown(ann))
    expect(await read(instance, reader, reader)).toMatchObject({ ...shown(reader), resume: 'cv.pdf' })
    expect(await readsOf(instance, reader)).toHaveLength(60)
  })

  test('contact data can be read again the next day, and the reads of the day before are deleted', async () => {
    const instance = await freshInstance()
    const [ann, reader] = [await instance.newCandidate(), await instance.newAccount()]
    await haveRead(instance, reader, 60)
    expect(await read(instance, ann, reader)).toMatchObject(limitReached('personal'))
    await instance.db
      .updateTable('contact_reads')
      .set({ day: sql`day - 1` })
      .execute()
    expect(await read(instance, ann, reader)).toMatchObject(shown(ann))
    await enqueue(instance.db, 'clean_up_contact_reads', {}, 'clean up')
    await instance.workQueue()
    expect(await readsOf(instance, reader)).toMatchObject([{ profile_id: ann.id }])
  })

  test("contact data of applicants for a company's own jobs is not counted", async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [applicant, stranger] = [await instance.newCandidate(), await instance.newCandidate()]
    await instance.call(applying.apply, { params: { id }, body: [] }, applicant)
    await haveRead(instance, company, 399)
    expect(await read(instance, applicant, company)).toMatchObject(shown(applicant))
    expect(await readsOf(instance, company)).toHaveLength(399)
    expect(await read(instance, stranger, company)).toMatchObject(shown(stranger))
    expect(await read(instance, await instance.newCandidate(), company)).toMatchObject(
      limitReached('company'),
    )
    expect(await read(instance, applicant, company)).toMatchObject(shown(applicant))
  })

  test('contact data reads are counted across servers, and concurrent reads never exceed the limit', async () => {
    const instance = await freshInstance()
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    const servers = [instance.app, instance.anotherServer({ db: connect(pool) })]
    const reader = await instance.newAccount()
    const people = await Promise.all(Array.from({ length: 20 }, () => instance.newAccount()))
    await haveRead(instance, reader, 55)
    const reads = [...people, ...people].map(({ id }, index) =>
      servers[index % 2]!.inject({
        url: profile.getProfile.path.replace(':userId', String(id)),
        headers: { authorization: `JWT ${reader.access}` },
      }),
    )
    const seen = (await Promise.all(reads)).map((response) => response.json<{ email: string | null }>().email)
    expect(new Set(seen.filter(Boolean)).size).toBe(5)
    expect(await readsOf(instance, reader)).toHaveLength(60)
  })

  test('contact data is hidden from visitors, with a notice', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const hidden = { ...HIDDEN, contact_notice: CONTACT_NOTICES.visitor }
    expect(await read(instance, ann)).toMatchObject(hidden)
    expect(await read(instance, ann, undefined, { contact: 'false' })).toMatchObject(hidden)
  })

  test('a rendered page contains no contact data, even for a logged-in user', async () => {
    const bodies: unknown[] = []
    const instance = await freshInstance({
      webFolder: await freshWebFolder(),
      render: async ({ fetch, path }) => {
        bodies.push((await fetch(path.replace('/page/', '/api/user/profile/'))).body)
        return { status: 302, location: '/' }
      },
    })
    const [ann, reader] = [await instance.newCandidate(), await instance.newAccount()]
    await instance.app.inject({ url: `/page/${ann.id}/`, headers: { authorization: `JWT ${reader.access}` } })
    expect(bodies).toMatchObject([{ id: ann.id, ...HIDDEN }])
    expect(await readsOf(instance, reader)).toEqual([])
  })
})

describe('profile read with contact=false', () => {
  test('a profile read with contact=false has no contact data, is not counted and has the same notice', async () => {
    const instance = await freshInstance()
    const [ann, reader] = [await instance.newCandidate(), await instance.newAccount()]
    const readWithoutContact = (of: Account) => read(instance, of, reader, { contact: 'false' })
    expect(await readWithoutContact(ann)).toMatchObject({ name: 'Ann', ...HIDDEN, contact_notice: null })
    expect(await readWithoutContact(reader)).toMatchObject({ ...HIDDEN, contact_notice: null })
    expect(await readsOf(instance, reader)).toEqual([])

    await haveRead(instance, reader, 59)
    await read(instance, ann, reader, { contact: 'true' })
    expect(await readWithoutContact(ann)).toMatchObject({ ...HIDDEN, contact_notice: null })
    expect(await readWithoutContact(await instance.newCandidate())).toMatchObject(limitReached('personal'))
  })

  test('a profile read is refused when contact is neither true nor false', async () => {
    const instance = await freshInstance()
    const { id: userId } = await instance.newAccount()
    const response = await instance.send(profile.getProfile, { params: { userId }, query: { contact: 'no' } })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { error: 'Contact must be true or false.' },
    ])
  })
})
