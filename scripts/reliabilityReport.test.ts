import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { failureScenarios } from './failureScenarios.ts'
import { reliabilityReport, type TestResult } from './reliabilityReport.ts'

const result = (fullName: string, status: string, id: string): TestResult => ({
  fullName,
  status,
  duration: 1234,
  meta: { scenarios: [{ id, measurements: { 'ready again ms': 830, kills: 3 } }] },
})

test('the reliability report lists each test under its failure scenario, with its measurements', async () => {
  const report = await reliabilityReport(
    [result('a killed server loses nothing', 'passed', 'R1')],
    new Date(),
  )
  expect(report).toContain('Tests: 1 passed, 0 failed.')
  expect(report).toContain(
    '| a killed server loses nothing | passed | 1.2 s | ready again ms: 830; kills: 3 |',
  )
  expect(report).not.toContain('## Failed\n')
})

test('the reliability report lists failed tests and the scenarios without a result', async () => {
  const report = await reliabilityReport([result('a stop | is clean', 'failed', 'R8')], new Date())
  expect(report).toContain('## Failed\n\n- a stop | is clean\n')
  expect(report).toContain('| a stop \\| is clean | failed |')
  expect(report).toContain('- R1 The server is killed\n')
  expect(report).not.toContain('- R8 ')
})

test('every failure scenario that a test records has a title', () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const ids = globSync('{server,web,e2e}/{src,test}/**/*.test.{ts,tsx}', { cwd }).flatMap((path) =>
    [...readFileSync(`${cwd}/${path}`, 'utf8').matchAll(/recordScenario\('([^']*)'/g)].map(([, id]) => id!),
  )
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !(id in failureScenarios))).toEqual([])
})
