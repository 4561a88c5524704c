import { expect, onTestFinished, test } from 'vitest'
import { measureCosts } from './costs.ts'
import { measureFirstBytes } from './firstByte.ts'
import { measureLoad, type Target } from './load.ts'
import { startEmptyRoute } from './server.ts'

const effort = { rounds: 1, seconds: 1, restSeconds: 0, say: () => undefined }

test('a server is loaded and asked how it fares, and an answer that is not the wanted one fails the run', async () => {
  const server = await startEmptyRoute()
  onTestFinished(() => server.stop())
  const floor: Target = { name: 'floor', server, path: '/', about: '', expects: 200 }

  const { targets, memory } = await measureLoad(server, [floor], effort)
  expect(targets).toMatchObject([{ name: 'floor', ratio: 1, spread: 0 }])
  expect(targets[0]!.rate).toBeGreaterThan(10)
  expect(targets[0]!.latency.p50).toBeLessThanOrEqual(targets[0]!.latency.p99)
  expect(targets[0]!.delay.max).toBeGreaterThanOrEqual(targets[0]!.delay.p50)
  expect(memory.underLoad.rss).toBeGreaterThan(1e6)

  const missing = { ...floor, name: 'missing', path: '/nowhere' }
  await expect(measureLoad(server, [missing], effort)).rejects.toThrow(/^missing was not answered .* × 404/)
})

test('pages are visited one by one, each until its first byte, and one that is not there fails the run', async () => {
  const server = await startEmptyRoute()
  onTestFinished(() => server.stop())
  const paths = Array.from({ length: 30 }, () => '/')
  const [figure] = await measureFirstBytes([{ name: 'floor', server, paths }])
  expect(figure).toMatchObject({ name: 'floor', visits: 10 })
  expect(figure!.latency.p50).toBeGreaterThan(0)
  await expect(measureFirstBytes([{ name: 'x', server, paths: ['/nowhere'] }])).rejects.toThrow(/404/)
})

test('requests are sent one by one for the processor time of each, and a failure of the server fails the run', async () => {
  const server = await startEmptyRoute()
  onTestFinished(() => server.stop())
  const [cost] = await measureCosts(server, [{ name: 'empty', path: () => '/' }], 3)
  expect(cost).toMatchObject({ name: 'empty', status: 200 })
  expect(cost!.median).toBeGreaterThan(0)
  expect(cost!.worst).toBeGreaterThanOrEqual(cost!.median)
  const unsteady = { name: 'unsteady', path: (run: number) => (run === 2 ? '/nowhere' : '/') }
  await expect(measureCosts(server, [unsteady], 3)).rejects.toThrow('unsteady is answered 200 and 404')
})
