import { blocking, MAX_BLOCKED } from '@guildhall/contract/blocking/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import type { TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { freshPair, getMessage, listMessages, sendMessage } from '../../test/messages.ts'
import { setActive } from '../../test/people.ts'

const block = ({ call }: TestInstance, id: number, as: Account) =>
  call(blocking.blockUser, { body: { id } }, as)
const unblock = ({ call }: TestInstance, id: number, as: Account) =>
  call(blocking.unblockUser, { params: { id: String(id) } }, as)
const listBlocked = async ({ call }: TestInstance, as: Account, page = '1') =>
  (await call(blocking.getBlockedUsers, { query: { page } }, as)).body

test('neither side of a block can send messages or replies to the other, and old messages stay', async () => {
  const { instance, bakery, ann } = await freshPair()
  const [received, sent] = [
    await sendMessage(instance, bakery, ann),
    await sendMessage(instance, ann, bakery),
  ]
  expect(await block(instance, bakery.id, ann)).toEqual({
    status: 201,
    body: { success: 'Account blocked' },
  })
  const refusal = { status: 403, body: { error: "You can't send messages to this person." } }
  for (const [from, to, id] of [
    [bakery, ann, sent],
    [ann, bakery, received],
  ] as const) {
    const form = { to_user: to.email, subject: 'Another shift', message_body: 'At six?' }
    expect(await instance.call(messages.sendMessage, { body: form }, from)).toEqual(refusal)
    expect(await instance.call(messages.reply, { body: { id, message_body: 'Yes.' } }, from)).toEqual(refusal)
  }
  expect((await getMessage(instance, received, ann)).is_blocked).toBe(true)
  // The blocked side does not learn of it.
  expect((await getMessage(instance, received, bakery)).is_blocked).toBe(false)
  expect(await listMessages(instance, 'inbox', ann)).toMatchObject({ total: 1 })

  expect(await unblock(instance, bakery.id, ann)).toMatchObject({ status: 200 })
  await sendMessage(instance, bakery, ann, { subject: 'Another shift' })
  expect((await getMessage(instance, received, ann)).is_blocked).toBe(false)
})

test('a refused message does not count as a first contact', async () => {
  const { instance, bakery, ann } = await freshPair()
  await block(instance, bakery.id, ann)
  const form = { to_user: ann.email, subject: 'Shift', message_body: 'At six?' }
  expect(await instance.call(messages.sendMessage, { body: form }, bakery)).toMatchObject({ status: 403 })
  expect(await instance.db.selectFrom('quota_counts').selectAll().execute()).toEqual([])
})

test('a block is confirmed after a message that is being sent, and nothing arrives later', async () => {
  const { instance, bakery, ann } = await freshPair()
  await sendMessage(instance, bakery, await instance.newCandidate())
  const form = { to_user: ann.email, subject: 'Shift', message_body: 'At six?' }
  const { sent, blocked } = await whileHolding(
    instance,
    `select from quota_counts where user_id = ${bakery.id} for update`,
    async (waiting) => {
      const sent = instance.call(messages.sendMessage, { body: form }, bakery)
      await waiting(1)
      const blocked = block(instance, bakery.id, ann).then(async ({ status }) => {
        const { total } = await listMessages(instance, 'inbox', ann)
        return { status, total }
      })
      await waiting(2)
      return { sent, blocked }
    },
  )
  expect((await sent).status).toBe(201)
  expect(await blocked).toEqual({ status: 201, total: 1 })
  expect(await instance.call(messages.sendMessage, { body: form }, bakery)).toMatchObject({ status: 403 })
})

test('two people who block each other at the same time both succeed', async () => {
  const { instance, bakery, ann } = await freshPair()
  const both = await Promise.all([block(instance, bakery.id, ann), block(instance, ann.id, bakery)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
})

test(`an account blocks at most ${MAX_BLOCKED} others, also at the same time`, async () => {
  const { instance, bakery, ann } = await freshPair()
  const people = await instance.newPeople(MAX_BLOCKED + 1)
  await sql`insert into blocks (user_id, blocked_id)
    select ${ann.id}, unnest(${people.slice(2)}::bigint[])`.execute(instance.db)
  const responses = await Promise.all(
    [bakery.id, ...people.slice(0, 2)].map((id) => block(instance, id, ann)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect(responses.find(({ status }) => status === 400)!.body).toMatchObject({
    error: 'You can block up to 1,000 accounts. Unblock one first.',
  })
  await unblock(instance, people[2]!, ann)
  expect((await block(instance, people[2]!, ann)).status).toBe(201)
})

test('blocking oneself or an unknown or inactive account answers 400', async () => {
  const { instance, bakery, ann } = await freshPair()
  await setActive(instance, bakery, false)
  for (const id of [ann.id, bakery.id, 999_999])
    expect(await block(instance, id, ann)).toMatchObject({
      status: 400,
      body: { errorField: { id: [expect.any(String)] } },
    })
})

test('of twenty concurrent blocks of one account one succeeds and the others answer 409', async () => {
  const { instance, bakery, ann } = await freshPair()
  const responses = await Promise.all(Array.from({ length: 20 }, () => block(instance, bakery.id, ann)))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)])
})

test('a block that is refused does not wait for the other account, nor keep it waiting', async () => {
  const { instance, bakery, ann } = await freshPair()
  await block(instance, bakery.id, ann)
  const cook = await instance.newAccount()
  const people = await instance.newPeople(MAX_BLOCKED)
  await sql`insert into blocks (user_id, blocked_id)
    select ${cook.id}, unnest(${people}::bigint[])`.execute(instance.db)
  await whileHolding(instance, `select from users where id = ${bakery.id} for update`, async () => {
    expect(await block(instance, bakery.id, ann)).toMatchObject({ status: 409 })
    expect(await block(instance, bakery.id, cook)).toMatchObject({ status: 400 })
  })
})

test('unblocking an account that is not blocked, or only by the other side, answers 404', async () => {
  const { instance, bakery, ann } = await freshPair()
  await block(instance, bakery.id, ann)
  expect(await unblock(instance, ann.id, bakery)).toMatchObject({ status: 404 })
  expect(await unblock(instance, bakery.id, ann)).toMatchObject({ status: 200 })
  expect(await unblock(instance, bakery.id, ann)).toMatchObject({ status: 404 })
})

test('the list of blocked accounts has the last blocked first, and inactive ones too, without their pictures', async () => {
  const { instance, bakery, ann } = await freshPair()
  expect(await listBlocked(instance, ann)).toEqual({ data: [], total_user: 0 })
  await block(instance, bakery.id, ann)
  const people = await instance.newPeople(PAGE_SIZE.blockedUsers)
  for (const id of people) await block(instance, id, ann)
  const picture = { profile_picture: '/files/pictures/bakery.webp' }
  await instance.db.updateTable('users').set(picture).where('id', '=', bakery.id).execute()
  expect(await listBlocked(instance, ann, '2')).toMatchObject({ data: [picture] })
  await setActive(instance, bakery, false)
  const first = (await listBlocked(instance, ann)) as { data: { id: number }[]; total_user: number }
  expect(first.data.map(({ id }) => id)).toEqual(people.toReversed())
  expect(first.total_user).toBe(PAGE_SIZE.blockedUsers + 1)
  expect(await listBlocked(instance, ann, '2')).toEqual({
    data: [
      {
        id: bakery.id,
        name: 'Harbour Bakery',
        user_type: 'company',
        profile_picture: null,
        blocked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ],
    total_user: PAGE_SIZE.blockedUsers + 1,
  })
})
