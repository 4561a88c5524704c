import { posting } from '@guildhall/contract/posting/endpoints'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { account } from '@guildhall/contract/account/endpoints'
import { expect, test } from 'vitest'
import { listen, openConnection, sendRaw } from '../../../test/rawHttp.ts'
import { freshInstance } from '../../../test/instance.ts'
import { openLog } from '../log.ts'

const HOST = 'host: guildhall.test'

test('requests that are refused or abandoned are logged neither as errors nor as warnings', async () => {
  const lines: { level: number; msg: string; status?: number }[] = []
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const instance = await freshInstance({ log, rateLimits: true })
  const statuses = new Set<number>()
  const record = async (response: Promise<{ statusCode: number }>) =>
    void statuses.add((await response).statusCode)
  const someone = await instance.newCandidate()
  await record(instance.send(account.logIn, { body: {} }))
  await record(instance.send(account.logIn, { body: { email: 'a@b.example', password: 'wrong' } }))
  await record(instance.send(posting.addJob, { body: {} }, { as: someone }))
  await record(instance.app.inject('/api/nothing/'))
  const post = { method: 'POST', url: account.logIn.path } as const
  await record(instance.app.inject({ ...post, headers: { 'content-type': 'text/plain' }, payload: 'x' }))
  await record(instance.app.inject({ ...post, payload: { email: 'x'.repeat(200_000) } }))
  for (let i = 0; i <= 120; i += 1) await record(instance.send(account.confirmPasswordReset))
  expect([...statuses].sort()).toEqual([400, 401, 403, 404, 413, 415, 429])

  const { port } = await listen(instance.app)
  await sendRaw(port, `GET /x HTTP/1.1\r\n${HOST}\r\nbad header\r\n\r\n`)
  const connected = once(instance.app.server, 'connection')
  const abandoned = await openConnection(port)
  const [socket] = (await connected) as [Socket]
  const requested = once(instance.app.server, 'request')
  const head = [`POST ${account.register.path} HTTP/1.1`, HOST, 'content-type: application/json']
  abandoned.write([...head, 'content-length: 99', '', '{"username'].join('\r\n'))
  const [request] = (await requested) as [IncomingMessage]
  await expect.poll(() => request.listenerCount('data')).toBeGreaterThan(0)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  abandoned.resetAndDestroy()
  await closed
  await instance.app.inject('/healthz')
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})
