import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Fault } from '../server/deep/report.ts'
import { findBinaries } from '../server/src/db/embedded/binaries.ts'
import { reports } from './checks.ts'
import { faultNames } from './faultNames.ts'
import { root, runSteps, tool, type Step } from './steps.ts'

const report = 'docs/reliability.md'
// Parts of the names of test files, to run those alone: the page then says what was left out.
const filters = process.argv.slice(2)
const faults = join(reports, 'faults.jsonl')
const began = new Date()

const { failed } = await runSteps([
  [faultsOf('server', 'requests and queued work', quickOnes())],
  [faultsOf('processes', 'servers that are started, stopped and killed')],
  [faultsOf('deep', 'the long faults')],
])
if (failed === 0) {
  writeFileSync(join(root, report), await writeReport())
  console.log(`What happened stands in ${report}.`)
} else {
  console.log(`${report} was left as it is: it tells of runs in which every promise was kept.`)
}
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
    ...(filters.length > 0 ? filters : files),
  ]
  return { name, command, env: { FAULTS_REPORT: faults }, live: true }
}

/** Of the server's tests those that make a fault. */
function quickOnes() {
  const folder = join(root, 'server/src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('recordFault('))
}

async function writeReport() {
  const made = readFileSync(faults, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Fault)
  const byId = Map.groupBy(made, ({ id }) => id)
  const ids = [...byId.keys()].toSorted((a, b) => numberOf(a) - numberOf(b))
  const missing = Object.keys(faultNames).filter((id) => !byId.has(id))
  return `${[
    '# What happens when something goes wrong',
    await introduce(made.length),
    ...ids.map((id) => section(id, byId.get(id)!)),
    ...(missing.length > 0 ? ['## Not part of this run', missing.map(nameOf).join('; ') + '.'] : []),
  ].join('\n\n')}\n`
}

async function introduce(count: number) {
  const minutes = Math.max(1, Math.round((Date.now() - began.getTime()) / 60_000))
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const postgres = execFileSync(join(await findBinaries(undefined), 'postgres'), ['--version'], {
    encoding: 'utf8',
  })
  const version = postgres.match(/[\d.]+/)![0]
  return [
    'Written by `npm run test:deep`, which does to real servers what is told below, and writes this page only when every',
    'promise was kept: nothing that was confirmed is lost or doubled, nobody is logged out, and the product serves again.',
    '',
    `Date: ${began.toISOString().slice(0, 10)}. Machine: ${availableParallelism()} cores, ${gigabytes} GB, ${platform()} ${arch()}.`,
    `Node ${process.versions.node}, PostgreSQL ${version}. ${count} entries in ${minutes} minutes; load average ${loadavg()[2]!.toFixed(1)}.`,
  ].join('\n')
}

function section(id: string, faults: Fault[]) {
  const rows = faults.map(
    ({ fault, happened, servedAgainMs }) =>
      `| ${cell(fault)} | ${cell(happened)} | ${secondsOf(servedAgainMs)} |`,
  )
  return [
    `## ${nameOf(id)}`,
    '',
    '| what was done | what happened | served again after |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

const numberOf = (id: string) => Number(id.slice(1))
const nameOf = (id: string) => `${id} ${faultNames[id] ?? ''}`.trim()
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const secondsOf = (ms?: number) => (ms === undefined ? '' : `${(ms / 1000).toFixed(1)} s`)
