import { messages } from '@guildhall/contract/messages/endpoints'
import { expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { countUnread, getMessage, listMessages, sendMessage } from '../../test/messages.ts'

async function freshMessage() {
  const instance = await freshInstance()
  const bakery = await instance.newCompany()
  const ann = await instance.newCandidate()
  return { instance, bakery, ann, id: await sendMessage(instance, bakery, ann) }
}

type Change = 'readMessage' | 'deleteMessage' | 'deleteSentMessage' | 'deleteForever'

const change = async ({ call }: TestInstance, name: Change, id: number, as: Account) =>
  (await call(messages[name], { params: { id: String(id) } }, as)).status

/** The numbers of messages in the three lists of an account, and of its unread ones. */
async function totals(instance: TestInstance, as: Account) {
  const total = async (list: 'inbox' | 'sent' | 'deleted') => {
    const page = await listMessages(instance, list, as)
    expect(page.data).toHaveLength(page.total)
    return page.total
  }
  return [await total('inbox'), await total('sent'), await total('deleted'), await countUnread(instance, as)]
}

test('reading a message answers 202 once, then 200, and only to its recipient', async () => {
  const { instance, bakery, ann, id } = await freshMessage()
  expect(await change(instance, 'readMessage', id, bakery)).toBe(404)
  expect(await totals(instance, ann)).toEqual([1, 0, 0, 1])
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => change(instance, 'readMessage', id, ann)),
  )
  expect(statuses.toSorted()).toEqual([...Array<number>(19).fill(200), 202])
  expect(await totals(instance, ann)).toEqual([1, 0, 0, 0])
  expect((await getMessage(instance, id, ann)).message.is_read).toBe(true)
})

test('the recipient deletes a message, and the sender keeps it', async () => {
  const { instance, bakery, ann, id } = await freshMessage()
  expect(await change(instance, 'deleteMessage', id, bakery)).toBe(404)
  expect(await change(instance, 'deleteMessage', id, ann)).toBe(200)
  expect(await totals(instance, ann)).toEqual([0, 0, 1, 0])
  expect(await totals(instance, bakery)).toEqual([0, 1, 0, 0])
  expect(await change(instance, 'deleteMessage', id, ann)).toBe(200)
  expect(await change(instance, 'deleteForever', id, ann)).toBe(200)
  expect(await totals(instance, ann)).toEqual([0, 0, 0, 0])
  expect(await totals(instance, bakery)).toEqual([0, 1, 0, 0])
  expect((await getMessage(instance, id, bakery)).message.id).toBe(id)
  for (const name of ['readMessage', 'deleteMessage', 'deleteForever'] as const)
    expect(await change(instance, name, id, ann)).toBe(404)
  await expect(getMessage(instance, id, ann)).rejects.toThrow('Not found.')
})

test('the sender deletes a message, and the recipient keeps it unread', async () => {
  const { instance, bakery, ann, id } = await freshMessage()
  expect(await change(instance, 'deleteSentMessage', id, ann)).toBe(404)
  expect(await change(instance, 'deleteSentMessage', id, bakery)).toBe(200)
  expect(await totals(instance, bakery)).toEqual([0, 0, 1, 0])
  expect(await totals(instance, ann)).toEqual([1, 0, 0, 1])
  expect(await change(instance, 'deleteForever', id, bakery)).toBe(200)
  expect(await change(instance, 'deleteSentMessage', id, bakery)).toBe(404)
  expect(await totals(instance, bakery)).toEqual([0, 0, 0, 0])
  expect(await totals(instance, ann)).toEqual([1, 0, 0, 1])
})

test('only what is in Deleted is deleted forever, by each side for itself', async () => {
  const { instance, bakery, ann, id } = await freshMessage()
  expect(await change(instance, 'deleteForever', id, ann)).toBe(404)
  await change(instance, 'deleteMessage', id, ann)
  expect(await change(instance, 'deleteForever', id, bakery)).toBe(404)
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => change(instance, 'deleteForever', id, ann)),
  )
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(404)])
  expect(await totals(instance, bakery)).toEqual([0, 1, 0, 0])
})

test('an unread message in Deleted is not counted, so that reading it does not answer 202', async () => {
  const { instance, ann, id } = await freshMessage()
  await change(instance, 'deleteMessage', id, ann)
  expect(await totals(instance, ann)).toEqual([0, 0, 1, 0])
  expect(await change(instance, 'readMessage', id, ann)).toBe(200)
  expect((await getMessage(instance, id, ann)).message.is_read).toBe(true)
})

test('Deleted has received and sent messages, the newest first', async () => {
  const { instance, bakery, ann, id } = await freshMessage()
  const ids = [id]
  for (let n = 1; n <= 6; n += 1) {
    const [from, to] = n % 2 === 0 ? [bakery, ann] : [ann, bakery]
    ids.push(await sendMessage(instance, from, to, { subject: `Message ${n}` }))
  }
  for (const [n, id] of ids.entries())
    await change(instance, n % 2 === 0 ? 'deleteMessage' : 'deleteSentMessage', id, ann)
  const pages = await Promise.all([1, 2, 3].map((page) => listMessages(instance, 'deleted', ann, page)))
  expect(pages.map(({ data }) => data.map((message) => message.id))).toEqual([
    ids.toReversed().slice(0, 5),
    ids.toReversed().slice(5),
    [],
  ])
  expect(pages.map(({ total }) => total)).toEqual([7, 7, 7])
})
