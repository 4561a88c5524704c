import { lookups } from '@guildhall/contract/lookups/endpoints'
import { expect, test } from 'vitest'
import { recordScenario } from '../chaos/report.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { megabytesOf } from '../memory.ts'
import { neverReader, SLOW_BODY, SLOW_HEADERS, slowSender } from '../slowClients.ts'
import { startServer } from '../wholeServer.ts'

test('slow senders are disconnected, and other clients are served while some read nothing', async () => {
  const server = await startServer(await freshDataFolder())
  const port = Number(server.port)
  const many = <T>(make: () => T) => Array.from({ length: 100 }, make)
  const before = await megabytesOf(server.process.pid!)
  const headers = Promise.all(many(() => slowSender(port, SLOW_HEADERS)))
  const bodies = Promise.all(many(() => slowSender(port, SLOW_BODY)))
  many(() => neverReader(port))

  let isOver = false
  let [served, rejected, slowestMs] = [0, 0, 0]
  const ordinary = async () => {
    while (!isOver) {
      const started = performance.now()
      const { status } = await server.call(lookups.getSkills, {})
      slowestMs = Math.max(slowestMs, performance.now() - started)
      if (status === 200) served += 1
      // While 300 clients connect at once, a busy machine may reject some requests.
      else if (status === 503) rejected += 1
      else throw new Error(`An ordinary client was answered ${status}.`)
    }
  }
  const serving = ordinary()
  const [headerEnds, bodyEnds] = await Promise.all([headers, bodies])
  isOver = true
  await serving
  const grownMB = (await megabytesOf(server.process.pid!)) - before

  const lastOf = (ends: { afterSeconds: number }[]) => Math.max(...ends.map((end) => end.afterSeconds))
  expect(new Set([...headerEnds, ...bodyEnds].map(({ statusLine }) => statusLine))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  )
  expect(served).toBeGreaterThan(rejected)
  recordScenario('R25', {
    'slow clients': 300,
    'headers closed after s': Math.round(lastOf(headerEnds)),
    'bodies closed after s': Math.round(lastOf(bodyEnds)),
    'other requests served': served,
    'other requests rejected': rejected,
    'slowest of them ms': Math.round(slowestMs),
    'memory growth MB': grownMB,
  })
})
