import { comments } from '@guildhall/contract/comments/endpoints'
import { contact } from '@guildhall/contract/contact/endpoints'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'

/** Expires the counters of a limit. */
const expireCounters = ({ db }: TestInstance, name: string) =>
  sql`update rate_limits set expire = 0 where key like ${`${name}:%`}`.execute(db)

const post = async (
  { app }: TestInstance,
  from: string,
  e: Endpoint = comments.addComment,
  headers: Record<string, string> = {},
) => {
  const payload = { name: 'Ann', comment: 'Hi', email: 'ann@example.com', messageBody: 'Hi' }
  const response = await app.inject({ method: e.method, url: e.path, payload, headers, remoteAddress: from })
  return response.statusCode
}
const pointsOf = async ({ db }: TestInstance, name: string) => {
  const { rows } = await sql<{ points: number }>`
    select points from rate_limits where key like ${`${name}:%`}`.execute(db)
  return rows.map(({ points }) => points)
}

/** Sets all counters of a limit, as if there had been as many calls before. */
const setPoints = ({ db }: TestInstance, name: string, points: number) =>
  sql`update rate_limits set points = ${points}::int where key like ${`${name}:%`}`.execute(db)

test('public forms are refused to one IP address after 40 in an hour, counted together', async () => {
  const instance = await freshInstance({ rateLimits: true })
  expect(await post(instance, '192.0.2.1')).toBe(201)
  await setPoints(instance, 'public form', 29)
  expect(await post(instance, '192.0.2.1', contact.sendContactMessage)).toBe(200)
  await setPoints(instance, 'public form', 40)
  expect(await post(instance, '192.0.2.1')).toBe(429)
  expect(await post(instance, '192.0.2.1', contact.sendContactMessage)).toBe(429)
  expect(await post(instance, '192.0.2.2')).toBe(201)
})

test('public forms are refused to one IP address after 60 a day, so that it leaves 240 comments an hour to others', async () => {
  const instance = await freshInstance({ rateLimits: true })
  expect(await post(instance, '192.0.2.1')).toBe(201)
  await setPoints(instance, 'public form a day', 60)
  await expireCounters(instance, 'public form')
  expect(await post(instance, '192.0.2.1')).toBe(429)
  expect(await pointsOf(instance, 'all comments')).toEqual([1])
})

test('public forms are refused to an account after 5 in an hour and 20 a day, wherever it sends them from', async () => {
  const instance = await freshInstance({ rateLimits: true })
  const ann = await instance.newAccount()
  const comment = (from: string) =>
    post(instance, from, comments.addComment, { authorization: `JWT ${ann.access}` })
  for (let i = 1; i <= 5; i += 1) expect(await comment(`192.0.2.${i}`)).toBe(201)
  expect(await comment('192.0.2.6')).toBe(429)
  expect(await post(instance, '192.0.2.6')).toBe(201)
  await expireCounters(instance, 'public form')
  await setPoints(instance, 'public form a day', 20)
  expect(await comment('192.0.2.7')).toBe(429)
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
  expect(await post(instance, '2001:db8:1:1::1')).toBe(201)
  await setPoints(instance, 'public form, wide', 59)
  expect(await post(instance, '2001:db8:1:2::1')).toBe(201)
  await setPoints(instance, 'public form, wide', 80)
  expect(await post(instance, '2001:db8:1:3::1')).toBe(429)
  expect(await post(instance, '2001:db8:2::1')).toBe(201)
})
