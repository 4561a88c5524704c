import { expect, onTestFinished, test } from 'vitest'
import { compareVersions } from './comparison.ts'
import { measureCosts } from './costs.ts'
import { measureFirstBytes } from './firstByte.ts'
import { measureLoad, type LoadCase } from './load.ts'
import { startEmptyRoute } from './server.ts'

const effort = { rounds: 1, seconds: 1, restSeconds: 0, log: () => undefined }

test('the load test measures a server, and an unexpected response fails it', async () => {
  const server = await startEmptyRoute()
  onTestFinished(() => server.stop())
  const baseline: LoadCase = { name: 'baseline', server, paths: ['/'], about: '', expects: 200 }

  const { cases, memory } = await measureLoad(server, [baseline], effort)
  expect(cases).toMatchObject([{ name: 'baseline', ratio: 1, spread: 0 }])
  expect(cases[0]!.rate).toBeGreaterThan(0)
  expect(cases[0]!.latency.p50).toBeLessThanOrEqual(cases[0]!.latency.p99)
  expect(cases[0]!.delay.max).toBeGreaterThanOrEqual(cases[0]!.delay.p50)
  expect(memory.underLoad.rss).toBeGreaterThan(1e6)

  const missing = { ...baseline, name: 'missing', paths: ['/', '/nowhere'] }
  await expect(measureLoad(server, [missing], effort)).rejects.toThrow(
    /^missing: unexpected responses: .* × 404/,
  )
})

test('the time to first byte is measured one visit at a time, and a missing page fails the run', async () => {
  const server = await startEmptyRoute()
  onTestFinished(() => server.stop())
  const paths = Array.from({ length: 30 }, () => '/')
  const [result] = await measureFirstBytes([{ name: 'baseline', server, paths }])
  expect(result).toMatchObject({ name: 'baseline', visits: 10 })
  expect(result!.latency.p50).toBeGreaterThan(0)
  await expect(measureFirstBytes([{ name: 'x', server, paths: ['/nowhere'] }])).rejects.toThrow(/404/)
})

test('the CPU time of each request is measured, and varying statuses fail the run', async () => {
  const server = await startEmptyRoute()
  onTestFinished(() => server.stop())
  const [cost] = await measureCosts(server, [{ name: 'empty', path: () => '/' }], 3)
  expect(cost).toMatchObject({ name: 'empty', status: 200 })
  expect(cost!.median).toBeGreaterThan(0)
  expect(cost!.worst).toBeGreaterThanOrEqual(cost!.median)
  const unsteady = { name: 'unsteady', path: (run: number) => (run === 2 ? '/nowhere' : '/') }
  await expect(measureCosts(server, [unsteady], 3)).rejects.toThrow('unsteady was answered with 200 and 404')
})

test('two versions are compared by the rates of alternating rounds', async () => {
  const server = await startEmptyRoute()
  onTestFinished(() => server.stop())
  const kinds = ['search', 'wordSearch', 'jobDetail', 'board', 'newBoard', 'job', 'newJob'] as const
  const paths = Object.fromEntries(kinds.map((kind) => [kind, ['/', '/']])) as Record<
    (typeof kinds)[number],
    string[]
  >
  const [first] = await compareVersions({ before: server, after: server }, paths, effort)
  expect(first!.ratio).toBeCloseTo(first!.after / first!.before)
})
