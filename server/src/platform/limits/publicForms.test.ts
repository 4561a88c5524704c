import { comments } from '@guildhall/contract/comments/endpoints'
import { contact } from '@guildhall/contract/contact/endpoints'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'

/** Expires the counters of a limit. */
const expireCounters = ({ db }: TestInstance, name: string) =>
  sql`update rate_limits set expire = 0 where key like ${`${name}:%`}`.execute(db)

const post = async ({ app }: TestInstance, from: string, e: Endpoint = comments.addComment) => {
  const payload = { name: 'Ann', comment: 'Hi', email: 'ann@example.com', messageBody: 'Hi' }
  const response = await app.inject({ method: e.method, url: e.path, payload, remoteAddress: from })
  return response.statusCode
}
const pointsOf = async ({ db }: TestInstance, name: string) => {
  const { rows } = await sql<{ points: number }>`
    select points from rate_limits where key like ${`${name}:%`}`.execute(db)
  return rows.map(({ points }) => points)
}

test('public forms are refused to one IP address after 5 in an hour, counted together', async () => {
  const instance = await freshInstance({ rateLimits: true })
  for (let i = 0; i < 4; i += 1) expect(await post(instance, '192.0.2.1')).toBe(201)
  expect(await post(instance, '192.0.2.1', contact.sendContactMessage)).toBe(200)
  expect(await post(instance, '192.0.2.1')).toBe(429)
  expect(await post(instance, '192.0.2.1', contact.sendContactMessage)).toBe(429)
  expect(await post(instance, '192.0.2.2')).toBe(201)
})

test('public forms are refused to one IP address after 20 a day, so that it leaves 280 an hour to others', async () => {
  const instance = await freshInstance({ rateLimits: true })
  for (let hour = 0; hour < 5; hour += 1) {
    const expected = hour < 4 ? 201 : 429
    // A server that has not counted yet blocks nothing in its memory.
    const next = { ...instance, app: instance.anotherServer() }
    for (let i = 0; i < 5; i += 1) expect(await post(next, '192.0.2.1')).toBe(expected)
    await expireCounters(instance, 'public form')
  }
  expect(await pointsOf(instance, 'all comments')).toEqual([20])
})

test('comments are refused to everybody after 300 in an hour, on all servers, and contact messages are not', async () => {
  const instance = await freshInstance({ rateLimits: true })
  expect(await post(instance, '192.0.2.1')).toBe(201)
  await sql`update rate_limits set points = 299 where key like 'all comments:%'`.execute(instance.db)
  expect(await post(instance, '192.0.2.2')).toBe(201)
  for (const app of [instance.app, instance.anotherServer()])
    expect(await post({ ...instance, app }, '192.0.2.3')).toBe(429)
  expect(await post(instance, '192.0.2.3', contact.sendContactMessage)).toBe(200)
  await expireCounters(instance, 'all comments')
  expect(await post({ ...instance, app: instance.anotherServer() }, '192.0.2.4')).toBe(201)
})

test('public forms that are invalid, or filled in by a program, do not count', async () => {
  const instance = await freshInstance({ rateLimits: true })
  for (let i = 0; i < 6; i += 1) {
    expect((await instance.send(comments.addComment, { body: { name: '' } })).statusCode).toBe(400)
    const spam = { name: 'Ann', comment: 'Buy pills', website: 'https://spam.example' }
    expect((await instance.send(comments.addComment, { body: spam })).statusCode).toBe(201)
  }
  for (const limit of ['public form', 'public form a day', 'all comments'])
    expect(await pointsOf(instance, limit)).toEqual([])
  expect(await post(instance, '127.0.0.1')).toBe(201)
  for (const limit of ['public form', 'public form a day', 'all comments'])
    expect(await pointsOf(instance, limit)).toEqual([1])
})

test('public forms of an IPv6 /48 are twice as many as those of one of its /64', async () => {
  const instance = await freshInstance({ rateLimits: true })
  const statuses = []
  for (let i = 0; i < 11; i += 1) statuses.push(await post(instance, `2001:db8:1:${i}::1`))
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
  expect(await post(instance, '2001:db8:2::1')).toBe(201)
})
