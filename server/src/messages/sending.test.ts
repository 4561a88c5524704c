import { blocking } from '@guildhall/contract/blocking/endpoints'
import { FIRST_CONTACTS_A_DAY, messages } from '@guildhall/contract/messages/endpoints'
import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { newApplicant, withdraw } from '../../test/hiring.ts'
import type { TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { freshPair, getMessage, listMessages, replyTo, sendMessage } from '../../test/messages.ts'
import { setActive } from '../../test/people.ts'

const FORM = { subject: 'Early shift', message_body: 'Can you start at five?' }
const NO_RECIPIENT = "We couldn't find an account with this email. Check the address."
const UNKNOWN = 999_999

const send = ({ call }: TestInstance, from: Account, to: string, form: object = {}) =>
  call(messages.sendMessage, { body: { ...FORM, to_user: to, ...form } }, from)

const countMessages = async ({ db }: TestInstance) =>
  (await db.selectFrom('messages').select('id').execute()).length

/** The number of first contacts of an account today. */
async function countFirstContacts({ db }: TestInstance, { id }: Account) {
  const row = await db
    .selectFrom('quota_counts')
    .where('user_id', '=', id)
    .where('quota', '=', 'first contact')
    .select('count')
    .executeTakeFirst()
  return row?.count ?? 0
}

describe('sending a message', () => {
  test('a message is confirmed, and the case of the email does not matter', async () => {
    const { instance, bakery, ann } = await freshPair()
    expect(await send(instance, bakery, ` ${ann.email.toUpperCase()} `)).toEqual({
      status: 201,
      body: { success: 'Message sent' },
    })
    expect(await listMessages(instance, 'inbox', ann)).toMatchObject({ total: 1 })
  })

  test('a message without recipient, subject or body names them all', async () => {
    const { instance, bakery } = await freshPair()
    expect(await instance.send(messages.sendMessage, { body: {} }, { as: bakery })).toMatchObject({
      statusCode: 400,
    })
    expect(await send(instance, bakery, 'ann', { subject: ' ', message_body: '\n' })).toEqual({
      status: 400,
      body: {
        error: 'Please Insert Correct Email',
        errorField: {
          to_user: ['Please Insert Correct Email'],
          subject: ['Please specify your message subject'],
          message_body: ['Please specify your message subject'],
        },
      },
    })
  })

  test('a message to an unknown or inactive account answers 404, and one to oneself 400', async () => {
    const { instance, bakery, ann } = await freshPair()
    await setActive(instance, ann, false)
    for (const email of [ann.email, 'nobody@example.com'])
      expect(await send(instance, bakery, email)).toEqual({
        status: 404,
        body: { error: NO_RECIPIENT, errorField: { to_user: [NO_RECIPIENT] } },
      })
    expect(await send(instance, bakery, bakery.email)).toEqual({
      status: 400,
      body: { error: "You can't send messages to yourself." },
    })
    expect(await countMessages(instance)).toBe(0)
  })

  test('after ten unknown recipients in an hour, all messages are refused', async () => {
    const { instance, bakery, ann } = await freshPair({ rateLimits: true })
    // Neither of these counts as an unknown recipient.
    await send(instance, bakery, bakery.email)
    await send(instance, bakery, 'ann')
    const statuses: number[] = []
    for (let n = 1; n <= 11; n += 1)
      statuses.push((await send(instance, bakery, `nobody${n}@example.com`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
    expect((await send(instance, bakery, ann.email)).status).toBe(429)
    expect((await send(instance, ann, bakery.email)).status).toBe(201)
  })

  test('an account sends 30 messages and replies in an hour', async () => {
    const { instance, bakery, ann } = await freshPair({ rateLimits: true })
    const id = await sendMessage(instance, bakery, ann)
    for (let n = 1; n <= 29; n += 1) await replyTo(instance, id, bakery, `Question ${n}`)
    expect((await send(instance, bakery, ann.email, { subject: 'More' })).status).toBe(429)
  })

  test('a message sent again within seconds, or twenty times at once, is one message', async () => {
    const { instance, bakery, ann } = await freshPair({ rateLimits: true })
    const times = (n: number, form: object = {}) =>
      Promise.all(Array.from({ length: n }, () => send(instance, bakery, ann.email, form)))
    const responses = [...(await times(20)), ...(await times(2))]
    expect(responses.map(({ status }) => status)).toEqual(Array(22).fill(201))
    expect(await countMessages(instance)).toBe(1)
    expect(await countFirstContacts(instance, bakery)).toBe(1)

    // Another subject, body, direction or time: not a duplicate.
    await times(2, { subject: 'Late shift' })
    await times(2, { message_body: 'Or at six?' })
    await send(instance, ann, bakery.email)
    expect(await countMessages(instance)).toBe(4)
    await sql`update messages set created_at = created_at - interval '10 seconds'`.execute(instance.db)
    await times(2)
    expect(await countMessages(instance)).toBe(5)
  })

  test('a message sent while the account is deactivated is refused with 401', async () => {
    const { instance, bakery, ann } = await freshPair()
    const lock = `update users set is_active = false where id = ${bakery.id}`
    const { response } = await whileHolding(instance, lock, async (waiting) => {
      const response = send(instance, bakery, ann.email)
      await waiting(1)
      return { response }
    })
    expect((await response).status).toBe(401)
    expect(await countMessages(instance)).toBe(0)
  })

  test('two accounts that write to each other at the same time do not wait for each other in a circle', async () => {
    const { instance, bakery, ann } = await freshPair({ rateLimits: true })
    const both = Array.from({ length: 20 }, (_, n) => [
      send(instance, bakery, ann.email, { subject: `Question ${n}` }),
      send(instance, ann, bakery.email, { subject: `Question ${n}` }),
    ])
    const responses = await Promise.all(both.flat())
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(201))
    for (const as of [ann, bakery]) {
      expect(await listMessages(instance, 'inbox', as)).toMatchObject({ total: 20 })
      expect(await listMessages(instance, 'sent', as)).toMatchObject({ total: 20 })
    }
  })
})

describe('first contacts', () => {
  const setCount = ({ db }: TestInstance, { id }: Account, count: number) =>
    db.insertInto('quota_counts').values({ user_id: id, quota: 'first contact', count }).execute()

  test(`an account writes to ${FIRST_CONTACTS_A_DAY} people for the first time in a day`, async () => {
    const { instance, bakery, ann } = await freshPair()
    await setCount(instance, bakery, FIRST_CONTACTS_A_DAY - 1)
    const others = await Promise.all([1, 2, 3].map(() => instance.newAccount()))
    const responses = await Promise.all(others.map(({ email }) => send(instance, bakery, email)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 429, 429])
    expect(await countMessages(instance)).toBe(1)
    expect(
      await instance.send(messages.sendMessage, { body: { ...FORM, to_user: ann.email } }, { as: bakery }),
    ).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
  })

  test('without first contacts left, an unknown, a new and a blocking recipient get the same refusal', async () => {
    const { instance, bakery, ann } = await freshPair()
    const ben = await instance.newCandidate()
    await instance.call(blocking.blockUser, { body: { id: bakery.id } }, ben)
    await sendMessage(instance, bakery, await instance.newCandidate())
    const friend = await instance.newCandidate()
    await sendMessage(instance, friend, bakery)
    await sql`update quota_counts set count = ${FIRST_CONTACTS_A_DAY}`.execute(instance.db)
    const answers = []
    for (const email of [ann.email, ben.email, 'nobody@example.com'])
      answers.push(
        await instance.send(messages.sendMessage, { body: { ...FORM, to_user: email } }, { as: bakery }),
      )
    expect(answers[0]!.json()).toEqual({
      error:
        'You have reached the daily limit for new contacts. You can still reply to messages. Please try again in 24 hours.',
    })
    for (const { statusCode, payload, headers } of answers)
      expect({ statusCode, payload, 'retry-after': headers['retry-after'] }).toEqual({
        statusCode: 429,
        payload: answers[0]!.payload,
        'retry-after': expect.stringMatching(/^86\d{3}$/),
      })
    expect((await send(instance, bakery, friend.email)).status).toBe(201)
  })

  test('somebody with whom messages were exchanged before is no first contact, in either direction', async () => {
    const { instance, bakery, ann } = await freshPair()
    await sendMessage(instance, bakery, ann)
    await sendMessage(instance, bakery, ann, { subject: 'Another shift' })
    await sendMessage(instance, ann, bakery)
    expect(await countFirstContacts(instance, bakery)).toBe(1)
    expect(await countFirstContacts(instance, ann)).toBe(0)
  })

  test('replies are no first contacts', async () => {
    const { instance, bakery, ann } = await freshPair()
    const id = await sendMessage(instance, bakery, ann)
    await replyTo(instance, id, ann)
    expect(await countFirstContacts(instance, ann)).toBe(0)
  })

  test("applicants for the sender's jobs are no first contacts, until they withdraw", async () => {
    const { instance, bakery } = await freshPair()
    const { id } = await instance.newJob({ by: bakery })
    const [ben, cleo] = [await newApplicant(instance, id, 'Ben'), await newApplicant(instance, id, 'Cleo')]
    await sendMessage(instance, bakery, ben)
    expect(await countFirstContacts(instance, bakery)).toBe(0)
    await withdraw(instance, id, cleo)
    await sendMessage(instance, bakery, cleo)
    expect(await countFirstContacts(instance, bakery)).toBe(1)
    // The company did not apply to the candidate.
    const { id: other } = await instance.newJob()
    const dora = await newApplicant(instance, other, 'Dora')
    await sendMessage(instance, bakery, dora)
    expect(await countFirstContacts(instance, bakery)).toBe(2)
  })

  test('a refused message is no first contact', async () => {
    const { instance, bakery } = await freshPair()
    await send(instance, bakery, 'nobody@example.com')
    await send(instance, bakery, bakery.email)
    expect(await countFirstContacts(instance, bakery)).toBe(0)
  })
})

describe('replying', () => {
  test('the other side receives the reply, from either of the two', async () => {
    const { instance, bakery, ann } = await freshPair()
    const first = await sendMessage(instance, bakery, ann, { subject: 'Shift' })
    const second = await replyTo(instance, first, ann, 'Yes.')
    const third = await replyTo(instance, first, bakery, 'At six.')
    expect((await getMessage(instance, second, bakery)).message).toMatchObject({
      sender: { id: ann.id },
      recipient: { id: bakery.id },
      subject: 'Re: Shift',
      body: 'Yes.',
      prev_reply_message: { id: first },
    })
    expect((await getMessage(instance, third, ann)).message).toMatchObject({
      sender: { id: bakery.id },
      recipient: { id: ann.id },
      prev_reply_message: { id: first },
    })
  })

  test('the subject of a reply begins with "Re: " once, and has at most 200 characters', async () => {
    const { instance, bakery, ann } = await freshPair()
    const subjectOf = async (subject: string) => {
      const first = await sendMessage(instance, bakery, ann, { subject })
      const second = await replyTo(instance, await replyTo(instance, first, ann), bakery)
      return (await getMessage(instance, second, ann)).message.subject
    }
    expect(await subjectOf('Shift')).toBe('Re: Shift')
    expect(await subjectOf('RE: Shift')).toBe('RE: Shift')
    const long = '\u{1F950}'.repeat(MAX.messageSubject / 2)
    expect(await subjectOf(`${'x'.repeat(MAX.messageSubject - 2)}\u{1F950}`)).toBe(
      `Re: ${'x'.repeat(MAX.messageSubject - 4)}`,
    )
    expect(await subjectOf(long)).toBe(`Re: ${long}`)
  })

  test('a reply needs a text, and a message of the writer', async () => {
    const { instance, bakery, ann } = await freshPair()
    const id = await sendMessage(instance, bakery, ann)
    const reply = (body: { id: number; message_body: string }, as = ann) =>
      instance.call(messages.reply, { body }, as)
    expect(await reply({ id, message_body: ' ' })).toMatchObject({
      status: 400,
      body: { errorField: { message_body: ['Please write a message.'] } },
    })
    expect(await reply({ id: UNKNOWN, message_body: 'Yes.' })).toMatchObject({ status: 404 })
    const params = { id: String(id) }
    await instance.call(messages.deleteMessage, { params }, ann)
    expect(await reply({ id, message_body: 'Yes.' })).toMatchObject({ status: 201 })
    await instance.call(messages.deleteForever, { params }, ann)
    expect(await reply({ id, message_body: 'No.' })).toEqual({
      status: 404,
      body: { error: 'This message is no longer available.' },
    })
  })

  test('a reply to an inactive account answers 404 and says why', async () => {
    const { instance, bakery, ann } = await freshPair()
    const id = await sendMessage(instance, bakery, ann)
    await setActive(instance, bakery, false)
    expect(await instance.call(messages.reply, { body: { id, message_body: 'Yes.' } }, ann)).toEqual({
      status: 404,
      body: { error: "This account is no longer active, so you can't reply." },
    })
  })

  test('a reply sent twenty times at once is one reply; the same text to another message is another', async () => {
    const { instance, bakery, ann } = await freshPair()
    const first = await sendMessage(instance, bakery, ann)
    const second = await sendMessage(instance, bakery, ann, { body: 'Or six?' })
    await Promise.all(Array.from({ length: 20 }, () => replyTo(instance, first, ann)))
    expect(await listMessages(instance, 'sent', ann)).toMatchObject({ total: 1 })
    await replyTo(instance, second, ann)
    expect(await listMessages(instance, 'sent', ann)).toMatchObject({ total: 2 })
  })
})

test('hostile text is stored and answered as text', async () => {
  const { instance, bakery, ann } = await freshPair()
  const body = `<img src=x onerror=alert(1)>\n\u202e[link](javascript:alert(1)) '; drop table messages; --`
  const id = await sendMessage(instance, bakery, ann, { subject: '<b>\u202eHi</b>', body })
  const { message } = await getMessage(instance, id, ann)
  expect(message).toMatchObject({ subject: '<b>Hi</b>', body: body.replace('\u202e', '') })
})
