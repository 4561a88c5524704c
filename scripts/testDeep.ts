import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reports } from './checks.ts'
import { tellOfFaults } from './faultsPage.ts'
import { root, runSteps, tool, type Step } from './steps.ts'
import { buildWeb, isWebStale } from './web.ts'

const report = 'docs/reliability.md'
// Parts of the names of test files, to run those alone: the page then says what was left out.
const filters = process.argv.slice(2)
const faults = join(reports, 'faults.jsonl')
const began = new Date()

type Results = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

// What a page costs is measured on the pages as they are.
if (isWebStale() && (await buildWeb()).failed > 0) process.exit(1)

const { failed } = await runSteps([
  [faultsOf('server', 'requests and queued work', quickOnes())],
  [faultsOf('processes', 'servers that are started, stopped and killed')],
  [faultsOf('deep', 'the long faults')],
])
const failures = readdirSync(reports)
  .filter((name) => name.endsWith('.json'))
  .flatMap(failuresIn)
writeFileSync(join(root, report), await tellOfFaults({ faults, began, failures }))
console.log(`What happened stands in ${report}.`)
rmSync(reports, { recursive: true })
process.exitCode = failed === 0 ? 0 : 1

/** One file after the other: each has the machine for itself, and its times are its own. */
function faultsOf(project: string, name: string, files: string[] = []): Step {
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
  return { name, command, env: { FAULTS_REPORT: faults }, live: true }
}

function failuresIn(file: string) {
  const { testResults } = JSON.parse(readFileSync(join(reports, file), 'utf8')) as Results
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
}

/** Of the server's tests those that make a fault. */
function quickOnes() {
  const folder = join(root, 'server/src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('recordFault('))
}
