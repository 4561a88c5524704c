import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport, reports } from './checks.ts'
import { reliabilityReport, type TestResult } from './reliabilityReport.ts'
import { root, runSteps, tool, type Step } from './steps.ts'

const REPORT = 'docs/reliability.md'
// Parts of the names of test files, to run only those: the report then lists what is missing.
const filters = process.argv.slice(2)
const started = new Date()

const { failed } = await runSteps([
  [scenariosOf('server', 'requests and queued work', serverTests())],
  [scenariosOf('processes', 'servers that are started, stopped and killed')],
  [scenariosOf('deep', 'the longer failure scenarios')],
])
const tests = readdirSync(reports).flatMap((name) => resultsIn(join(reports, name)))
writeFileSync(join(root, REPORT), await reliabilityReport(tests, started))
console.log(`Written: ${REPORT}`)
rmSync(reports, { recursive: true })
process.exitCode = failed === 0 ? 0 : 1

/** Runs one file after another, so that the measured times are not those of a busy machine. */
function scenariosOf(project: string, name: string, files: string[] = []): Step {
  const command = [
    ...tool('vitest'),
    'run',
    `--project=${project}`,
    '--no-file-parallelism',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${join(reports, `${project}.json`)}`,
    ...(filters.length > 0 ? filters : files),
  ]
  return { name, command, live: true }
}

function resultsIn(path: string): TestResult[] {
  const report = readReport<{ testResults: { assertionResults: TestResult[] }[] }>(path)
  return report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
}

/** The server's test files that record a failure scenario. */
function serverTests() {
  const folder = join(root, 'server/src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('recordScenario('))
}
