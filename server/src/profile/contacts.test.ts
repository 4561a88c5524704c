import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { CONTACT_NOTICES, profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshWebFolder } from '../../test/folders.ts'
import { newApplicant, withdraw } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { shareContact } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { keptLog } from '../../test/socialLogin.ts'
import { connect, openPool } from '../db/connect.ts'

const HIDDEN = { email: null, phone_number: null, resume: null }
const limitReached = ({ username }: Account, type: 'personal' | 'company') => ({
  ...HIDDEN,
  email: `${username}@members.guildhall.test`,
  contact_notice: CONTACT_NOTICES[type],
})

const shown = ({ email }: Account) => ({ email, contact_notice: null })

/** The body of a profile, as an account or a visitor sees it. */
async function read(instance: TestInstance, { id }: Account, as?: Account, query: { contact?: string } = {}) {
  const response = await instance.send(profile.getProfile, { params: { userId: id }, query }, { as })
  expect(response.statusCode).toBe(200)
  return response.json<object>()
}

/** A candidate whose contact data all companies may read. */
async function newOpenCandidate(instance: TestInstance) {
  const candidate = await instance.newCandidate()
  await shareContact(instance, candidate)
  return candidate
}

/** Records that an account has read the contact data of `count` other profiles today. */
const haveRead = ({ db }: TestInstance, { id }: Account, count: number) =>
  sql`insert into contact_reads (user_id, profile_id)
      select ${id}, 1000000 + n from generate_series(1, ${count}) as n`.execute(db)

/** The reads that count towards the limit of the day. */
const readsOf = ({ db }: TestInstance, { id }: Account) =>
  db
    .selectFrom('contact_reads')
    .where('user_id', '=', id)
    .where('is_limited', '=', true)
    .selectAll()
    .execute()

describe('contact data', () => {
  test('60 contacts a day are shown to a personal account and 400 to a company, even with rate limits off', async () => {
    const instance = await freshInstance({ rateLimits: false })
    const [ann, bob] = [await newOpenCandidate(instance), await newOpenCandidate(instance)]
    const [mill, oven] = [await instance.newCompany(), await instance.newCompany()]
    for (const [reader, type, limit, first, second] of [
      [await instance.newAccount(), 'personal', 60, mill, oven],
      [await instance.newCompany(), 'company', 400, ann, bob],
    ] as const) {
      await haveRead(instance, reader, limit - 1)
      expect(await read(instance, first, reader)).toMatchObject(shown(first))
      expect(await read(instance, second, reader)).toMatchObject(limitReached(second, type))
    }
  })

  test("contact data read today stays readable, and so does the reader's own", async () => {
    const instance = await freshInstance()
    const [mill, oven, reader] = [
      await instance.newCompany(),
      await instance.newCompany(),
      await instance.newCandidate(),
    ]
    await haveRead(instance, reader, 59)
    for (let time = 0; time < 3; time += 1)
      expect(await read(instance, mill, reader)).toMatchObject(shown(mill))
    expect(await read(instance, oven, reader)).toMatchObject(limitReached(oven, 'personal'))
    expect(await read(instance, mill, reader)).toMatchObject(shown(mill))
    expect(await read(instance, reader, reader)).toMatchObject({ ...shown(reader), resume: 'cv.pdf' })
    expect(await readsOf(instance, reader)).toHaveLength(60)
  })

  test('contact data can be read again the next day, and the reads of the day before are deleted', async () => {
    const instance = await freshInstance()
    const [mill, reader] = [await instance.newCompany(), await instance.newAccount()]
    await haveRead(instance, reader, 60)
    expect(await read(instance, mill, reader)).toMatchObject(limitReached(mill, 'personal'))
    const cleanUp = async () => {
      await enqueue(instance.db, 'clean_up_contact_reads', {}, 'clean up')
      await instance.workQueue()
      return readsOf(instance, reader)
    }
    const others = instance.db.updateTable('contact_reads').where('profile_id', '<>', mill.id)
    await others.set({ day: sql`day - 1` }).execute()
    expect(await read(instance, mill, reader)).toMatchObject(shown(mill))
    // Within the last hour: they count for the security event.
    expect(await cleanUp()).toHaveLength(61)
    await others.set({ read_at: sql`read_at - interval '61 minutes'` }).execute()
    expect(await cleanUp()).toMatchObject([{ profile_id: mill.id }])
  })

  test("contact data of applicants for a company's own jobs is not counted", async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const [applicant, stranger] = [await instance.newCandidate(), await newOpenCandidate(instance)]
    await instance.call(applying.apply, { params: { id }, body: [] }, applicant)
    await haveRead(instance, company, 399)
    expect(await read(instance, applicant, company)).toMatchObject(shown(applicant))
    expect(await readsOf(instance, company)).toHaveLength(399)
    expect(await read(instance, stranger, company)).toMatchObject(shown(stranger))
    const another = await newOpenCandidate(instance)
    expect(await read(instance, another, company)).toMatchObject(limitReached(another, 'company'))
    expect(await read(instance, applicant, company)).toMatchObject(shown(applicant))
  })

  test('contact data reads are counted across servers, and concurrent reads never exceed the limit', async () => {
    const instance = await freshInstance()
    const pool = openPool(instance.url, () => undefined)
    onTestFinished(() => pool.end())
    const servers = [instance.app, instance.anotherServer({ db: connect(pool) })]
    const reader = await instance.newAccount()
    const people = await Promise.all(Array.from({ length: 20 }, () => instance.newCompany()))
    await haveRead(instance, reader, 55)
    const reads = [...people, ...people].map(({ id }, index) =>
      servers[index % 2]!.inject({
        url: profile.getProfile.path.replace(':userId', String(id)),
        headers: { authorization: `JWT ${reader.access}` },
      }),
    )
    const seen = (await Promise.all(reads)).map((response) => response.json<{ email: string | null }>().email)
    expect(new Set(seen.filter((email) => email?.endsWith('@example.com'))).size).toBe(5)
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
    const [ann, reader] = [await newOpenCandidate(instance), await instance.newCompany()]
    await instance.app.inject({ url: `/page/${ann.id}/`, headers: { authorization: `JWT ${reader.access}` } })
    expect(bodies).toMatchObject([{ id: ann.id, ...HIDDEN }])
    expect(await readsOf(instance, reader)).toEqual([])
  })
})

describe('many contact data reads', () => {
  /** An instance whose security events are kept, and a company that has read 49 profiles in the last hour. */
  async function instanceWithReads() {
    const { log, lines } = keptLog()
    const instance = await freshInstance({ log })
    const reader = await instance.newCompany()
    await haveRead(instance, reader, 49)
    const events = () =>
      lines
        .map((line) => JSON.parse(line) as { event?: string; account?: number })
        .filter(({ event }) => event === 'contact_reads_high')
    const readNew = async () => read(instance, await newOpenCandidate(instance), reader)
    return { instance, reader, events, readNew }
  }

  test('the 51st profile within an hour is a security event of its reader, and the next ones are none', async () => {
    const { instance, reader, events, readNew } = await instanceWithReads()
    const fiftieth = await newOpenCandidate(instance)
    for (let time = 0; time < 3; time += 1) await read(instance, fiftieth, reader)
    expect(events()).toEqual([])
    await readNew()
    expect(events()).toMatchObject([{ account: reader.id }])
    await readNew()
    expect(events()).toHaveLength(1)
    await sql`update contact_reads set read_at = read_at - interval '61 minutes' where raised_event`.execute(
      instance.db,
    )
    await readNew()
    expect(events()).toHaveLength(2)
  })

  test('reads of an hour ago and of hidden contact data make no security event', async () => {
    const { instance, reader, events, readNew } = await instanceWithReads()
    await readNew()
    const hidden = await instance.newCandidate()
    expect(await read(instance, hidden, reader)).toMatchObject({ contact_notice: CONTACT_NOTICES.stranger })
    expect(await readsOf(instance, reader)).toHaveLength(50)
    await sql`update contact_reads set read_at = read_at - interval '61 minutes' where profile_id = 1000001`.execute(
      instance.db,
    )
    await readNew()
    expect(events()).toEqual([])
  })

  test('applicants count for the security event once, and not for the limit of the day', async () => {
    const { instance, reader, events, readNew } = await instanceWithReads()
    const { id } = await instance.newJob({ by: reader })
    const applicant = await newApplicant(instance, id)
    for (let time = 0; time < 2; time += 1)
      expect(await read(instance, applicant, reader)).toMatchObject({ contact_notice: null })
    expect(events()).toEqual([])
    await readNew()
    expect(events()).toMatchObject([{ account: reader.id }])
    expect(await readsOf(instance, reader)).toHaveLength(50)
  })

  test('an application with contact data counts like the profile of its applicant, once', async () => {
    const { instance, reader, events, readNew } = await instanceWithReads()
    const { id } = await instance.newJob({ by: reader })
    const [first, second] = [await newApplicant(instance, id), await newApplicant(instance, id)]
    const open = async ({ id: user }: Account) =>
      expect(
        await instance.call(hiring.getApplication, { params: { id }, query: { user } }, reader),
      ).toMatchObject({ status: 200, body: { snapshot: { email: expect.stringContaining('@') } } })
    for (let time = 0; time < 2; time += 1) await open(first)
    await read(instance, first, reader)
    expect(events()).toEqual([])
    await open(second)
    expect(events()).toMatchObject([{ account: reader.id }])
    await readNew()
    expect(await readsOf(instance, reader)).toHaveLength(50)
  })

  test('an applicant who withdrew and shares with all companies counts for the limit of the day', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await newApplicant(instance, id)
    await shareContact(instance, ann)
    await read(instance, ann, company)
    expect(await readsOf(instance, company)).toEqual([])
    await withdraw(instance, id, ann)
    for (let time = 0; time < 2; time += 1)
      expect(await read(instance, ann, company)).toMatchObject(shown(ann))
    expect(await readsOf(instance, company)).toHaveLength(1)
  })

  test('a profile that is read on two days within an hour counts once', async () => {
    const { instance, events, readNew } = await instanceWithReads()
    await sql`insert into contact_reads (user_id, profile_id, day)
              select user_id, profile_id, day - 1 from contact_reads`.execute(instance.db)
    await readNew()
    expect(events()).toEqual([])
  })
})

describe('profile read with contact=false', () => {
  test('a profile read with contact=false has no contact data, is not counted and has the same notice', async () => {
    const instance = await freshInstance()
    const [ann, reader] = [await newOpenCandidate(instance), await instance.newCompany()]
    const readWithoutContact = (of: Account) => read(instance, of, reader, { contact: 'false' })
    expect(await readWithoutContact(ann)).toMatchObject({ name: 'Ann', ...HIDDEN, contact_notice: null })
    expect(await readWithoutContact(reader)).toMatchObject({ ...HIDDEN, contact_notice: null })
    expect(await readsOf(instance, reader)).toEqual([])

    await haveRead(instance, reader, 399)
    await read(instance, ann, reader, { contact: 'true' })
    expect(await readWithoutContact(ann)).toMatchObject({ ...HIDDEN, contact_notice: null })
    for (const [of, contact_notice] of [
      [await newOpenCandidate(instance), CONTACT_NOTICES.company],
      [await instance.newCandidate(), CONTACT_NOTICES.stranger],
    ] as const)
      expect(await readWithoutContact(of)).toMatchObject({ ...HIDDEN, contact_notice })
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
