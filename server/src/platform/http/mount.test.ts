import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { endpoint } from '@guildhall/contract/endpoint'
import { applying } from '@guildhall/contract/hiring/applying'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freshInstance } from '../../../test/instance.ts'
import { mount, reply } from './mount.ts'

const UNREADABLE = 'This text contains unreadable characters.'
const NO_IDS = ['0', '-1', '01', '1e3', '1.0', ' 1', 'x', '9007199254740992', '99999999999999999999', '%00']

describe('ids', () => {
  test('an id that is invalid in a path answers 404', async () => {
    const instance = await freshInstance()
    for (const id of NO_IDS) {
      const response = await instance.app.inject(`/api/job/get_job_detail/${id.replace(' ', '%20')}/`)
      expect.soft(response.statusCode, id).toBe(404)
      expect.soft(Object.keys(response.json<object>())).toEqual(['error'])
    }
    const largest = await instance.send(jobs.getJobDetail, { params: { id: Number.MAX_SAFE_INTEGER } })
    expect(largest.statusCode).toBe(404)
    expect(largest.json()).toEqual({ error: 'Job Not Found' })
  })

  test('an id that is invalid in a body answers 400 with an error of its field', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    for (const id of [0, -1, 1.5, '1', null, undefined, [], 9007199254740992, 1e300]) {
      const response = await instance.send(jobs.saveJob, { body: { id } }, { as: someone })
      expect.soft(response.statusCode, String(id)).toBe(400)
      expect.soft(response.json()).toMatchObject({ errorField: { id: [expect.any(String)] } })
    }
  })
})

describe('pages', () => {
  test('a page is a whole number from 1, and 1 by default', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    await instance.newJob({ by: company })
    const read = async (page?: unknown) => {
      const response = await instance.send(posting.getPostedJobs, { query: { page } }, { as: company })
      return { status: response.statusCode, body: response.json<{ data: object[]; error: string }>() }
    }
    expect(await read()).toEqual(await read(1))
    expect((await read(1)).body.data).toHaveLength(1)
    for (const page of [0, -1, 1.5, '', 'x', '01', '1e3', ' 1', [1, 2]]) {
      const { status, body } = await read(page)
      expect.soft({ status, error: body.error }, String(page)).toEqual({
        status: 400,
        error: 'Page must be a whole number, 1 or higher.',
      })
    }
  })

  test('a page past the end is empty, with the true total', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    await instance.newJob({ by: company })
    for (const page of [2, 999_999_999])
      expect(await instance.call(posting.getPostedJobs, { query: { page } }, company)).toMatchObject({
        status: 200,
        body: { data: [], total_job: 1 },
      })
  })
})

describe('texts', () => {
  test('a text that PostgreSQL cannot store is refused in a body, a query and a path', async () => {
    const instance = await freshInstance()
    const body = { email: 'ann\0@example.com', password: 'half \ud800 a pair' }
    const response = await instance.send(account.logIn, { body })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      error: UNREADABLE,
      errorField: { email: [UNREADABLE], password: [UNREADABLE] },
    })
    expect((await instance.send(search.searchJobs, { query: { search: 'a\0b' } })).statusCode).toBe(400)
    expect((await instance.app.inject('/api/user/accounts/activate/a%00b/c/')).statusCode).toBe(400)
    expect((await instance.app.inject('/api/user/profile/%00/')).statusCode).toBe(404)
  })

  test('a text that PostgreSQL cannot store is refused in nested fields too', async () => {
    const instance = await freshInstance()
    const candidate = await instance.newCandidate()
    for (const text of ['\0', '\ud800']) {
      const answer = { type: 'input', value: 'Why?', required: true, answer: text }
      const input = { params: { id: 1 }, body: [answer] }
      expect((await instance.send(applying.apply, input, { as: candidate })).statusCode).toBe(400)
    }
  })
})

describe('paths', () => {
  test('a path that cannot be decoded answers 400', async () => {
    const instance = await freshInstance()
    for (const url of ['/api/user/profile/%ff/', '/api/user/profile/%/', '/api/%c0%ae/', '/%zz'])
      expect.soft((await instance.app.inject(url)).statusCode, url).toBe(400)
  })

  test('a path may have a parameter as long as the contract allows', async () => {
    const instance = await freshInstance()
    const token = 'x'.repeat(200)
    const params = { uid: 'x'.repeat(100), token }
    expect((await instance.send(account.activateByGet, { params })).json()).toEqual({
      error: 'No account associated with this activation link, please register first.',
    })
    expect(
      (await instance.send(account.activateByGet, { params: { ...params, token: `${token}x` } })).statusCode,
    ).toBe(400)
  })
})

describe('requests', () => {
  test('a request is refused before its body is read', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const post = (headers: object) =>
      instance.app.inject({
        method: 'POST',
        url: posting.addJob.path,
        payload: '{',
        headers: { 'content-type': 'application/json', ...headers },
      })
    expect((await post({})).json()).toEqual({ error: 'Please log in.' })
    const wrongType = await post({ authorization: `JWT ${someone.access}` })
    expect(wrongType.statusCode).toBe(403)
    expect(wrongType.json()).toEqual({ error: 'Only companies can do this.' })
  })

  test('a request is answered only with fields that the contract names', async () => {
    const app = Fastify()
    app.decorate('authenticate', async () => null)
    const read = endpoint({
      method: 'GET',
      path: '/api/thing/',
      who: 'anyone',
      summary: 'A thing',
      limits: [],
      responses: { 200: z.object({ name: z.string() }) },
    })
    mount(app, read, async () => reply(200, { name: 'bread', password_hash: 'secret' }))
    expect((await app.inject('/api/thing/')).payload).toBe('{"name":"bread"}')
  })

  test('a request answered with 302 as a yes has no location', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const someone = await instance.newAccount()
    await instance.call(jobs.saveJob, { body: { id } }, someone)
    const saved = await instance.send(jobs.checkSavedJob, { params: { id } }, { as: someone })
    expect(saved.statusCode).toBe(302)
    expect(saved.headers).not.toHaveProperty('location')
    expect(saved.headers['cache-control']).toBe('no-store')
  })

  test('a request answered with 204 has no body', async () => {
    const instance = await freshInstance()
    const { refresh } = await instance.newAccount()
    const response = await instance.send(sessions.logOut, { body: { refresh } })
    expect([response.statusCode, response.payload]).toEqual([204, ''])
    expect(response.headers).not.toHaveProperty('content-type')
  })

  test('a request to an endpoint for anyone still identifies a logged-in account', async () => {
    const instance = await freshInstance()
    const someone = await instance.newAccount()
    const params = { userId: someone.id }
    expect((await instance.call(profile.getProfile, { params })).body).toMatchObject({ email: null })
    expect((await instance.call(profile.getProfile, { params }, someone)).body).toMatchObject({
      email: someone.email,
    })
  })
})
