import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { startServer } from '../wholeServer.ts'
import { recordScenario } from './report.ts'

test('a client that connected and sent nothing does not keep the server from stopping', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir)
  const silent = connect(Number(server.port), '127.0.0.1')
  await once(silent, 'connect')
  expect((await server.get('/healthz')).status).toBe(200)
  const started = performance.now()
  // A stop that takes too long is aborted with 1.
  expect(await server.end('SIGTERM')).toBe(0)
  const ms = Math.round(performance.now() - started)
  silent.destroy()
  expect(await databaseIn(dataDir).pid()).toBeUndefined()
  recordScenario('R8', { 'stopped ms': ms })
})
