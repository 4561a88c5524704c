import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import { CONTACT_NOTICES, CONTACTS_A_DAY, profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFolder, randomFileName } from '../../src/adapters/files.ts'
import { resumeKey, resumePath } from '../../src/adapters/resumes.ts'
import { PASSWORD } from '../factories.ts'
import { freshFolder } from '../folders.ts'
import { startTwoServers } from '../twoServers.ts'
import { aPdf } from '../uploads.ts'
import type { Server } from '../wholeServer.ts'

const FREE_READS = 5
const PEOPLE = 25
const EMAIL = 'mill@example.com'
const RESUME = randomFileName()

const logIn = async ({ call }: Server) => {
  const { status, body } = await call(account.logIn, { body: { email: EMAIL, password: PASSWORD } })
  expect(status).toBe(200)
  return (body as { access: string }).access
}

test('concurrent reads of contact data and resumes through two servers never exceed the limit of a day', async () => {
  const dataDir = await freshFolder()
  await (await openFolder(join(dataDir, 'files'))).put(resumeKey(RESUME), await aPdf())
  const { db, servers, newAccount } = await startTwoServers({}, dataDir)
  const { id: company } = await newAccount('mill', 'company')
  const { rows: people } = await sql<{ id: number }>`
    insert into users (user_type, username, email, name, is_active, resume, contact_visible_to)
    select 'personal', 'ann' || n, 'ann' || n || '@example.com', 'Ann', true, ${resumePath(RESUME, 'cv.pdf')},
      'companies'
    from generate_series(1, ${PEOPLE}) as n
    returning id`.execute(db)
  const limit = CONTACTS_A_DAY.company
  await sql`
    insert into contact_reads (user_id, profile_id)
    select ${company}, 1000000 + n from generate_series(1, ${limit - FREE_READS}::int) as n`.execute(db)

  const readers = await Promise.all(servers.map(async (server) => ({ server, access: await logIn(server) })))
  const read = async ({ server, access }: (typeof readers)[number], userId: number) => {
    const { status, body } = await server.call(profile.getProfile, { params: { userId }, query: {} }, access)
    expect(status).toBe(200)
    return body as { id: number; email: string | null; contact_notice: string | null }
  }
  const isResumeShown = async ({ server, access }: (typeof readers)[number], userId: number) => {
    const { status } = await server.call(profile.getResume, { params: { userId } }, access)
    expect([200, 429]).toContain(status)
    return status === 200
  }
  const isShown = (email: string | null) => !email?.includes('@members.')
  const readBoth = async (reader: (typeof readers)[number], id: number) => {
    const [{ email }, isOpen] = await Promise.all([read(reader, id), isResumeShown(reader, id)])
    return { id, isShown: isShown(email) || isOpen }
  }
  const reads = await Promise.all(people.flatMap(({ id }) => readers.map((reader) => readBoth(reader, id))))

  const shown = new Set(reads.flatMap(({ id, isShown }) => (isShown ? [id] : [])))
  expect(shown.size).toBe(FREE_READS)
  const { rows } = await sql`select count(*) from contact_reads where user_id = ${company}`.execute(db)
  expect(rows).toEqual([{ count: limit }])
  for (const [i, { id }] of people.entries())
    expect([id, await isResumeShown(readers[i % 2]!, id)]).toEqual([id, shown.has(id)])
  for (const { id, email, contact_notice } of await Promise.all(
    people.map(({ id }, i) => read(readers[i % 2]!, id)),
  ))
    expect([id, isShown(email), contact_notice]).toEqual(
      shown.has(id) ? [id, true, null] : [id, false, CONTACT_NOTICES.company],
    )
})
