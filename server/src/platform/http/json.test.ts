import { account } from '@guildhall/contract/account/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'
import { countWork } from '../../../test/work.ts'
import { MAX_DEPTH, MAX_VALUES } from './json.ts'

const JSON_TYPE = 'application/json'

/** Sends a body as it is, without the corrections of a client library. */
async function post(instance: TestInstance, payload: string | Buffer, type?: string) {
  const response = await instance.app.inject({
    method: 'POST',
    url: account.logIn.path,
    payload,
    headers: type ? { 'content-type': type } : {},
  })
  return { status: response.statusCode, body: response.json<unknown>() }
}

describe('bodies', () => {
  test('a body is JSON, whatever parameters its content type has', async () => {
    const instance = await freshInstance()
    const body = JSON.stringify({ email: 'ann@example.com', password: 'wrong' })
    for (const type of [JSON_TYPE, 'application/json; charset=utf-8', 'Application/JSON'])
      expect.soft((await post(instance, body, type)).status, type).toBe(401)
  })

  test('a body of any other type is refused', async () => {
    const instance = await freshInstance()
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
    ]
    for (const type of types) {
      expect
        .soft(await post(instance, '{"email":"a","password":"b"}', type), type)
        .toEqual({ status: 415, body: { error: 'Please send JSON.' } })
    }
    expect((await post(instance, '{}')).status).toBe(415)
  })

  test('a body may be empty for a request without a body', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const response = await instance.send(
      jobs.deleteSavedJob,
      { params: { id: 1 } },
      { as: someone, headers: { 'content-type': JSON_TYPE } },
    )
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'This job is already removed' })
  })

  test('a body is read as an empty form when it is missing', async () => {
    const instance = await freshInstance()
    const fieldErrors = { email: ['Email is required'], password: ['Password is required'] }
    const expected = { status: 400, body: { error: 'Email is required', errorField: fieldErrors } }
    expect(await post(instance, '', JSON_TYPE)).toEqual(expected)
    expect(await post(instance, '')).toEqual(expected)
    expect(await post(instance, '{}', JSON_TYPE)).toEqual(expected)
    expect(await post(instance, 'null', JSON_TYPE)).toEqual(expected)
  })

  test('a body is refused with one message when it is not valid JSON', async () => {
    const instance = await freshInstance()
    const unreadable = [
      '{',
      '{"email":',
      'undefined',
      '{"email":"a","email":',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '\ufeff{',
    ]
    for (const body of unreadable) {
      expect
        .soft(await post(instance, body, JSON_TYPE), body)
        .toEqual({ status: 400, body: { error: 'The request could not be read.' } })
    }
    expect({}).not.toHaveProperty('admin')
  })

  test('a body is refused when it is not an object', async () => {
    const instance = await freshInstance()
    for (const body of ['[]', '1', '"text"', 'true', '[{"email":"a","password":"b"}]'])
      expect.soft((await post(instance, body, JSON_TYPE)).status, body).toBe(400)
  })

  test('a body may have 100 KiB and not a byte more', async () => {
    const instance = await freshInstance()
    const sized = (bytes: number) => `{"email":"${'x'.repeat(bytes - '{"email":""}'.length)}"}`
    expect((await post(instance, sized(100 * 1024), JSON_TYPE)).status).toBe(400)
    expect(await post(instance, sized(100 * 1024 + 1), JSON_TYPE)).toEqual({
      status: 413,
      body: { error: 'This is too large to send. Please shorten it.' },
    })
  })

  test('a body is refused when nested too deeply, not counting brackets within strings', async () => {
    const instance = await freshInstance()
    const tooDeep = { status: 400, body: { error: 'The request is nested too deeply.' } }
    const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
    const sent = (email: string) => post(instance, `{"email":${email},"password":"wrong"}`, JSON_TYPE)
    expect(await post(instance, nested(MAX_DEPTH), JSON_TYPE)).not.toEqual(tooDeep)
    expect(await post(instance, `[${nested(MAX_DEPTH)}]`, JSON_TYPE)).toEqual(tooDeep)
    expect(await post(instance, '['.repeat(100_000), JSON_TYPE)).toEqual(tooDeep)
    const brackets = '['.repeat(MAX_DEPTH)
    expect(await sent(JSON.stringify(`"${brackets}\\`))).toMatchObject({ status: 401 })
    expect(await sent(`${JSON.stringify('\\')},"x":[${brackets}`)).toEqual(tooDeep)
  })

  test('a body is refused when it has too many values, not counting commas within strings', async () => {
    const instance = await freshInstance()
    const tooMany = { status: 400, body: { error: 'The request has too many values.' } }
    // The form itself and its three fields are the others.
    const sent = (list: unknown[]) =>
      post(instance, JSON.stringify({ email: list, password: 'x', more: ',[{'.repeat(1000) }), JSON_TYPE)
    expect(await sent(Array(MAX_VALUES - 4).fill(1))).toMatchObject({ status: 400, body: { errorField: {} } })
    expect(await sent(Array(MAX_VALUES - 2).fill(1))).toEqual(tooMany)
    expect(await sent(Array(MAX_VALUES).fill({}))).toEqual(tooMany)
  })

  test('a body is scanned only up to the first excess', async () => {
    const instance = await freshInstance()
    const work = countWork()
    const read = async (payload: string) => {
      await post(instance, payload, JSON_TYPE)
      return work.take()
    }
    const bytes = 100 * 1024
    expect(await read('['.repeat(bytes))).toMatchObject({ jsonCharacters: MAX_DEPTH + 1 })
    expect(await read(`[${'1,'.repeat(bytes / 4)}1]`)).toMatchObject({
      jsonCharacters: 2 * MAX_VALUES + 1,
      jsonValues: MAX_VALUES + 1,
    })
    expect(await read('"'.padEnd(bytes - 1, 'x') + '"')).toMatchObject({ jsonCharacters: bytes })
    expect(await read('"'.padEnd(bytes, 'x') + '"')).toMatchObject({ jsonCharacters: 0 })
  })

  test('a body has the last value of a field that it names twice', async () => {
    const instance = await freshInstance()
    const { email } = await instance.newAccount()
    const twice = `{"email":"nobody@example.com","email":"${email}","password":1,"password":"${PASSWORD}"}`
    expect(await post(instance, twice, JSON_TYPE)).toMatchObject({ status: 200 })
  })

  test('a body never causes a server error, however deep or large', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    const deep = (open: string, close: string, inner = '') =>
      `${open.repeat(20_000)}${inner}${close.repeat(20_000)}`
    const bodies = [
      deep('[', ']'),
      `{"value":${deep('[', ']')},"additionalValue":"true"}`,
      `{"value":{},"additionalValue":${deep('[', ']')}}`,
      `{"value":{"jobSkills":${deep('[', ']')}}}`,
      `{"value":{"jobSalary":1e999,"jobSkills":[1e999,-0,1.5,"1",null]}}`,
      `{"value":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`,
      `{"value":{"jobSkills":[${Array(30_000).fill(1).join()}]}}`,
    ]
    for (const payload of bodies) {
      const response = await instance.app.inject({
        method: 'POST',
        url: posting.addJob.path,
        payload,
        headers: { 'content-type': JSON_TYPE, authorization: `JWT ${company.access}` },
      })
      expect.soft(response.statusCode, payload.slice(0, 60)).toBe(400)
    }
  })
})
