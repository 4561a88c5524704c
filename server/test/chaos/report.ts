import { TestRunner } from 'vitest'

/** By name and unit, such as { 'ready again ms': 830 }. */
type Measurements = Record<string, number>

export type ScenarioResult = { id: string; measurements: Measurements }

declare module 'vitest' {
  interface TaskMeta {
    scenarios?: ScenarioResult[]
  }
}

/**
 * Lists the running test under a failure scenario of docs/reliability.md, such as R3, with what it measured.
 * `npm run test:deep` reads it from the metadata in Vitest's JSON report.
 */
export function recordScenario(id: string, measurements: Measurements = {}) {
  const { meta } = TestRunner.getCurrentTest()!
  meta.scenarios = [...(meta.scenarios ?? []), { id, measurements }]
}
