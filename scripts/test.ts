import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { allProjects, checks, readReport, reports } from './checks.ts'
import { ensureChromium, howToGetChromium } from './chromium.ts'
import { ensurePostgres, howToGetPostgres } from '../server/test/debian/packages.ts'
import { runSteps, tool, type Count } from './steps.ts'
import { buildWeb } from './web.ts'

const journeyReport = join(reports, 'journeys.json')
const FAILURE_SUMMARY = './harness/failureSummary.ts'

const total = { passed: 0, failed: 0 }
// The build comes first, because the test of `npm start` would make it otherwise.
for (const stage of [buildWeb, requirePostgres, () => runSteps(checks(allProjects)), runJourneys]) {
  const { passed, failed } = await stage()
  total.passed += passed
  total.failed += failed
  if (total.failed > 0) break
}
rmSync(reports, { recursive: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function requirePostgres(): Promise<Count> {
  if (ensurePostgres()) return { passed: 0, failed: 0 }
  console.error(howToGetPostgres)
  return { passed: 0, failed: 1 }
}

async function runJourneys(): Promise<Count> {
  const chromium = ensureChromium()
  if (!chromium) {
    console.error(howToGetChromium)
    return { passed: 0, failed: 1 }
  }
  const command = [
    ...tool('@playwright/test', 'playwright'),
    'test',
    `--reporter=list,json,${FAILURE_SUMMARY}`,
  ]
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport }
  return runSteps([[{ name: 'journeys', command, folder: 'e2e', env, live: true, count: countJourneys }]])
}

function countJourneys(): Count {
  const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(journeyReport)
  if (!report) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected }
}
