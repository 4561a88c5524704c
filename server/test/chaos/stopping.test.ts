import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { databaseIn } from '../database.ts'
import { freshFolder } from '../folders.ts'
import { startServer } from '../wholeServer.ts'
import { recordScenario } from './report.ts'

const STOPS_WITHIN_MS = 30_000

test('a client that connected and sent nothing does not keep the server from stopping', async () => {
  const dataDir = await freshFolder()
  const server = await startServer(dataDir)
  const silent = connect(Number(server.port), '127.0.0.1')
  await once(silent, 'connect')
  expect((await server.get('/healthz')).status).toBe(200)
  const asked = performance.now()
  expect(await server.end('SIGTERM')).toBe(0)
  const ms = Math.round(performance.now() - asked)
  silent.destroy()
  expect(ms).toBeLessThan(STOPS_WITHIN_MS)
  expect(await databaseIn(dataDir).pid()).toBeUndefined()
  recordScenario('R8', { 'stopped ms': ms })
})
