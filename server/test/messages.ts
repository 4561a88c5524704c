import { messages } from '@guildhall/contract/messages/endpoints'
import { expect } from 'vitest'
import type { Account } from './factories.ts'
import { freshInstance, type TestInstance } from './instance.ts'

/** A company and a candidate. */
export async function freshPair(options: Parameters<typeof freshInstance>[0] = {}) {
  const instance = await freshInstance(options)
  const bakery = await instance.newCompany({ name: 'Harbour Bakery' })
  return { instance, bakery, ann: await instance.newCandidate({ name: 'Ann Berg' }) }
}

type Texts = { subject?: string; body?: string }

/** Sends a message from one account to another, and returns its id. */
export async function sendMessage(
  instance: TestInstance,
  from: Account,
  to: Account,
  { subject = 'Early shift', body = 'Can you start at five?' }: Texts = {},
) {
  const input = { body: { to_user: to.email, subject, message_body: body } }
  expect(await instance.call(messages.sendMessage, input, from)).toMatchObject({ status: 201 })
  return lastMessageId(instance)
}

/** Replies to a message, and returns the reply's id. */
export async function replyTo(instance: TestInstance, id: number, from: Account, body = 'Yes, I can.') {
  const response = await instance.call(messages.reply, { body: { id, message_body: body } }, from)
  expect(response).toMatchObject({ status: 201 })
  return lastMessageId(instance)
}

async function lastMessageId({ db }: TestInstance) {
  const rows = db.selectFrom('messages').select('id').orderBy('id', 'desc')
  return (await rows.executeTakeFirstOrThrow()).id
}

const LISTS = {
  inbox: { endpoint: messages.getInbox, total: 'total_inbox' },
  sent: { endpoint: messages.getSent, total: 'total_sent_message' },
  deleted: { endpoint: messages.getDeleted, total: 'total_deleted_message' },
} as const

export type List = keyof typeof LISTS

/** A page of a list as the endpoint answers it, with its total under one name. */
export async function listMessages({ call }: TestInstance, list: List, as: Account, page = 1) {
  const { endpoint, total } = LISTS[list]
  const { status, body } = await call(endpoint, { query: { page: String(page) } }, as)
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`)
  return { data: body.data, total: (body as Partial<Record<typeof total, number>>)[total]! }
}

export async function getMessage({ call }: TestInstance, id: number, as: Account) {
  const { status, body } = await call(messages.getMessage, { params: { id: String(id) } }, as)
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`)
  return body
}

export async function countUnread({ call }: TestInstance, as: Account) {
  const { status, body } = await call(messages.countUnread, {}, as)
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`)
  return body.total
}
