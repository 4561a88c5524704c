import { MAX_CHAIN, messages, type Message } from '@guildhall/contract/messages/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import {
  countUnread,
  freshPair,
  getMessage,
  listMessages,
  replyTo,
  sendMessage,
} from '../../test/messages.ts'
import { setActive } from '../../test/people.ts'

const CREATED = {
  date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  time: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
}

const PICTURE = '/files/pictures/a1/ann.webp'

describe('lists of messages', () => {
  test('a sent message is in the inbox of its recipient and among the sent messages of its sender', async () => {
    const { instance, bakery, ann } = await freshPair()
    const id = await sendMessage(instance, bakery, ann, { subject: 'Shift', body: 'At five?\nOr six?' })
    await instance.db
      .updateTable('users')
      .set({ profile_picture: PICTURE })
      .where('id', '=', ann.id)
      .execute()
    const message = {
      id,
      sender: { id: bakery.id, name: 'Harbour Bakery', user_type: 'company', profile_picture: null },
      recipient: {
        id: ann.id,
        name: 'Ann Berg',
        email: ann.email,
        user_type: 'personal',
        profile_picture: PICTURE,
      },
      subject: 'Shift',
      body: 'At five?\nOr six?',
      created: CREATED,
      is_read: false,
      prev_reply_message: null,
    }
    expect(await listMessages(instance, 'inbox', ann)).toEqual({ data: [message], total: 1 })
    const email = `${ann.username}@members.guildhall.test`
    const sent = { ...message, recipient: { ...message.recipient, email } }
    expect(await listMessages(instance, 'sent', bakery)).toEqual({ data: [sent], total: 1 })
    expect(await countUnread(instance, ann)).toBe(1)
    for (const [list, as] of [
      ['inbox', bakery],
      ['sent', ann],
      ['deleted', ann],
      ['deleted', bakery],
    ] as const)
      expect(await listMessages(instance, list, as)).toEqual({ data: [], total: 0 })
    expect(await countUnread(instance, bakery)).toBe(0)
  })

  test('a message and its quotes keep the names that both sides had when it was sent', async () => {
    const { instance, bakery, ann } = await freshPair()
    const first = await sendMessage(instance, bakery, ann)
    const rename = (account: Account, name: string) =>
      instance.call(profile.saveProfile, { body: { name, shortIntro: '', bio: '' } }, account)
    expect(await rename(bakery, 'Bank of Harbour')).toMatchObject({ status: 201 })
    const second = await replyTo(instance, first, ann)
    await rename(ann, 'Anna Berg')
    const third = await replyTo(instance, second, bakery)
    const names = ({ sender, recipient }: Message) => [sender.name, recipient.name]
    const { data } = await listMessages(instance, 'inbox', ann)
    expect(data.map(names)).toEqual([
      ['Bank of Harbour', 'Anna Berg'],
      ['Harbour Bakery', 'Ann Berg'],
    ])
    expect(data[0]!.prev_reply_message!.sender.name).toBe('Ann Berg')
    const { message, chain } = await getMessage(instance, third, bakery)
    expect(names(message)).toEqual(['Bank of Harbour', 'Anna Berg'])
    expect(chain.map(({ sender }) => sender.name)).toEqual(['Ann Berg', 'Harbour Bakery'])
  })

  test('the time of a message is in UTC', async () => {
    const { instance, bakery, ann } = await freshPair()
    await sendMessage(instance, bakery, ann)
    await instance.db.updateTable('messages').set({ created_at: '2026-03-01T00:30:05.9+02:00' }).execute()
    const { data } = await listMessages(instance, 'inbox', ann)
    expect(data[0]!.created).toEqual({ date: '2026-02-28', time: '22:30:05' })
  })

  test('a list has five messages a page, the newest first, and a page past the end is empty', async () => {
    const { instance, bakery, ann } = await freshPair()
    for (let n = 1; n <= 12; n += 1) await sendMessage(instance, bakery, ann, { subject: `Message ${n}` })
    const subjects = async (list: 'inbox' | 'sent', page: number) => {
      const { data, total } = await listMessages(instance, list, list === 'inbox' ? ann : bakery, page)
      return [data.map(({ subject }) => Number(subject.split(' ')[1])), total]
    }
    for (const list of ['inbox', 'sent'] as const) {
      expect(await subjects(list, 1)).toEqual([[12, 11, 10, 9, 8], 12])
      expect(await subjects(list, 2)).toEqual([[7, 6, 5, 4, 3], 12])
      expect(await subjects(list, 3)).toEqual([[2, 1], 12])
      expect(await subjects(list, 4)).toEqual([[], 12])
    }
  })

  test.each(['0', 'x', '1.5'])('page %s answers 400', async (page) => {
    const { instance, ann } = await freshPair()
    for (const e of [messages.getInbox, messages.getSent, messages.getDeleted])
      expect(await instance.call(e, { query: { page } }, ann)).toMatchObject({ status: 400 })
  })

  test('messages from and to an inactive account stay readable with its name, without its picture', async () => {
    const { instance, bakery, ann } = await freshPair()
    const received = await sendMessage(instance, bakery, ann)
    const sent = await sendMessage(instance, ann, bakery)
    await instance.db.updateTable('users').set({ profile_picture: PICTURE }).execute()
    await setActive(instance, bakery, false)

    const closed = { name: 'Harbour Bakery', profile_picture: null }
    expect((await listMessages(instance, 'inbox', ann)).data[0]!.sender).toMatchObject(closed)
    expect((await listMessages(instance, 'sent', ann)).data[0]!.recipient).toMatchObject(closed)
    const one = (await getMessage(instance, received, ann)).message
    expect([one.sender, one.recipient]).toMatchObject([closed, { profile_picture: PICTURE }])
    expect((await getMessage(instance, sent, ann)).message.recipient).toMatchObject(closed)
  })

  test('a reply shows the message before it, unless the reader deleted that forever', async () => {
    const { instance, bakery, ann } = await freshPair()
    const first = await sendMessage(instance, bakery, ann, { subject: 'Shift', body: 'At five?' })
    await replyTo(instance, first, ann)
    const previous = {
      id: first,
      sender: { id: bakery.id, name: 'Harbour Bakery', user_type: 'company', profile_picture: null },
      subject: 'Shift',
      body: 'At five?',
      created: CREATED,
    }
    const previousOf = async (list: 'inbox' | 'sent', as: typeof ann) =>
      (await listMessages(instance, list, as)).data[0]!.prev_reply_message
    expect(await previousOf('inbox', bakery)).toEqual(previous)
    expect(await previousOf('sent', ann)).toEqual(previous)

    const params = { id: String(first) }
    await instance.call(messages.deleteMessage, { params }, ann)
    expect(await previousOf('sent', ann)).toEqual(previous)
    await instance.call(messages.deleteForever, { params }, ann)
    expect(await previousOf('sent', ann)).toBeNull()
    expect(await previousOf('inbox', bakery)).toEqual(previous)
  })
})

describe('a message', () => {
  /** A message and replies by both in turn; returns the ids, the first one first. */
  async function freshThread(replies: number) {
    const { instance, bakery, ann } = await freshPair()
    const ids = [await sendMessage(instance, bakery, ann)]
    for (let n = 0; n < replies; n += 1)
      ids.push(await replyTo(instance, ids.at(-1)!, n % 2 === 0 ? ann : bakery, `Reply ${n}`))
    return { instance, bakery, ann, ids }
  }

  const chainOf = async (...args: Parameters<typeof getMessage>) =>
    (await getMessage(...args)).chain.map(({ id }) => id)

  test(`a message comes with the messages before it, newest first, at most ${MAX_CHAIN}`, async () => {
    const { instance, bakery, ann, ids } = await freshThread(MAX_CHAIN + 2)
    const newest = ids.at(-1)!
    for (const as of [bakery, ann])
      expect(await chainOf(instance, newest, as)).toEqual(ids.toReversed().slice(1, MAX_CHAIN + 1))
    expect(await chainOf(instance, ids[2]!, ann)).toEqual([ids[1], ids[0]])
    const { message, is_blocked } = await getMessage(instance, ids[0]!, ann)
    expect({ id: message.id, is_blocked }).toEqual({ id: ids[0], is_blocked: false })
  })

  test('the chain leaves out what its reader deleted forever, and goes on behind it', async () => {
    const { instance, bakery, ann, ids } = await freshThread(4)
    const [first, second, third, fourth, newest] = ids
    for (const [id, e] of [
      [third!, messages.deleteMessage],
      [second!, messages.deleteSentMessage],
    ] as const) {
      const params = { id: String(id) }
      expect(await instance.call(e, { params }, ann)).toMatchObject({ status: 200 })
      expect(await instance.call(messages.deleteForever, { params }, ann)).toMatchObject({ status: 200 })
    }
    expect(await chainOf(instance, newest!, ann)).toEqual([fourth, first])
    expect(await chainOf(instance, newest!, bakery)).toEqual([fourth, third, second, first])
  })

  test('a chain is followed 200 messages back, however many of them its reader deleted forever', async () => {
    /** The first message, and the chain of one after that many deleted replies. */
    const chainAfter = async (deleted: number) => {
      const { instance, bakery, ann, ids } = await freshThread(0)
      const first = ids[0]!
      await sql`insert into messages (sender_id, recipient_id, subject, body, reply_to, recipient_view)
        select ${bakery.id}, ${ann.id}, 'Re: Shift', 'Six.', ${first}::bigint + n - 1,
          case when n <= ${deleted}::int then 'gone' else 'kept' end
        from generate_series(1, ${deleted + 1}::int) as n order by n`.execute(instance.db)
      return { first, chain: await chainOf(instance, first + deleted + 1, ann) }
    }
    const { first, chain } = await chainAfter(199)
    expect(chain).toEqual([first])
    expect((await chainAfter(200)).chain).toEqual([])
  })

  test('a message is visible to its two sides only', async () => {
    const { instance, bakery, ann } = await freshPair()
    const id = await sendMessage(instance, bakery, ann)
    const params = { id: String(id) }
    const bob = await instance.newCandidate({ name: 'Bob' })
    expect(await instance.call(messages.getMessage, { params }, bob)).toEqual({
      status: 404,
      body: { error: 'Not found.' },
    })
    expect(await instance.call(messages.reply, { body: { id, message_body: 'Hi' } }, bob)).toMatchObject({
      status: 404,
    })
  })
})
