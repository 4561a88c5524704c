import { settings } from '@guildhall/contract/account/settings'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { digestsAfter, freshPeople, notifyOf, pass, write } from '../../test/digests.ts'
import type { TestInstance } from '../../test/instance.ts'
import { setActive } from '../../test/people.ts'
import { queueDigests } from './tasks.ts'

const setDigest = ({ call }: TestInstance, as: Parameters<TestInstance['call']>[2], mail_digest: boolean) =>
  call(settings.savePreferences, { body: { mail_digest } }, as)

/** Moves the time of turning digests on with the messages. */
async function digestsAfterSending(instance: TestInstance) {
  await sql`update users set mail_digest_since = mail_digest_since - interval '15 minutes'`.execute(
    instance.db,
  )
  return digestsAfter(instance, 15)
}

describe('who gets a digest', () => {
  test('an account that turned its digests off gets none, then or after turning them on', async () => {
    const { instance, ann, ben } = await freshPeople()
    await setDigest(instance, ann, false)
    await write(instance, ben, ann, 'While off')
    expect(await digestsAfter(instance, 15)).toEqual([])
    await write(instance, ben, ann, 'Just before')
    await setDigest(instance, ann, true)
    await write(instance, ben, ann, 'While on')
    await setDigest(instance, ann, true)
    const [mail, ...others] = await digestsAfterSending(instance)
    expect(mail!.text).toContain('While on')
    expect(mail!.text).not.toMatch(/While off|Just before/)
    expect(others).toEqual([])
  })

  test('a demo account, a closed one and one that was never activated get none', async () => {
    const { instance, ann: demo, ben, job } = await freshPeople()
    const [closed, pending] = [await instance.newAccount(), await instance.newAccount()]
    await instance.db.updateTable('users').set({ is_demo: true }).where('id', '=', demo.id).execute()
    await setActive(instance, closed, false)
    await instance.db
      .updateTable('users')
      .set({ is_active: false, activated_at: null })
      .where('id', '=', pending.id)
      .execute()
    for (const person of [demo, closed, pending]) {
      await write(instance, ben, person)
      await notifyOf(instance, job, person)
    }
    expect(await digestsAfter(instance, 15)).toEqual([])
    await setActive(instance, closed, true)
    expect(await digestsAfter(instance, 15)).toEqual([])
  })
})

test('a site that sends no digests mails nothing that arrived meanwhile, once it does', async () => {
  const { instance, ann, ben, job } = await freshPeople()
  const { db } = instance
  await write(instance, ben, ann)
  await notifyOf(instance, job, ann)
  await pass(instance, 15)
  await queueDigests({ db, sendsBulkMail: false })
  expect(await digestsAfter(instance, 15)).toEqual([])
  await write(instance, ben, ann)
  expect(await digestsAfter(instance, 15)).toHaveLength(1)
})

describe('how often', () => {
  test('an account gets at most one digest an hour, and then one with all that waited', async () => {
    const { instance, ann, ben } = await freshPeople()
    await write(instance, ben, ann, 'First')
    expect(await digestsAfter(instance, 15)).toHaveLength(1)
    await write(instance, ben, ann, 'Second')
    expect(await digestsAfter(instance, 30)).toEqual([])
    await write(instance, ben, ann, 'Third')
    expect(await digestsAfter(instance, 29)).toEqual([])
    const [mail, ...others] = await digestsAfter(instance, 1)
    expect(mail!.text).toMatch(/Third[^]*Second/)
    expect(mail!.text).not.toContain('First')
    expect(others).toEqual([])
  })

  test('an account gets at most six digests in 24 hours, others get theirs', async () => {
    const { instance, ann, ben } = await freshPeople()
    let sent = 0
    for (let i = 0; i < 8; i++) {
      await write(instance, ben, ann)
      sent += (await digestsAfter(instance, 61)).length
    }
    expect(sent).toBe(6)
    await write(instance, ann, ben)
    expect(await digestsAfter(instance, 15)).toMatchObject([{ to: ben.email }])
    // The first was sent 7 x 61 + 15 minutes ago.
    expect(await digestsAfter(instance, 24 * 60 - 7 * 61 - 16)).toEqual([])
    expect(await digestsAfter(instance, 1)).toMatchObject([{ to: ann.email }])
  })

  test('digests that are queued again before they are sent are sent once', async () => {
    const { instance, ann, ben } = await freshPeople()
    const { db } = instance
    await write(instance, ben, ann)
    await pass(instance, 15)
    await Promise.all([queueDigests({ db, sendsBulkMail: true }), queueDigests({ db, sendsBulkMail: true })])
    expect(await instance.workQueue()).toHaveLength(1)
  })
})
