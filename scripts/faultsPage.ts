import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Fault } from '../server/test/chaos/report.ts'
import { findBinaries } from '../server/src/db/embedded/binaries.ts'
import { faultNames } from './faultNames.ts'

type Run = {
  /** The file of the faults that tests recorded, each after its promises were kept. */
  faults: string
  began: Date
  /** The tests whose promises were not kept. */
  failures: string[]
}

/** What happened in a run of `npm run test:deep`, as Markdown. */
export async function tellOfFaults(run: Run) {
  const made = readFileSync(run.faults, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Fault)
  const byId = Map.groupBy(made, ({ id }) => id)
  const ids = [...byId.keys()].toSorted((a, b) => numberOf(a) - numberOf(b))
  const missing = Object.keys(faultNames).filter((id) => !byId.has(id))
  return `${[
    '# What happens when something goes wrong',
    await introduce(run, made.length),
    ...(run.failures.length > 0 ? [tellOfFailures(run.failures)] : []),
    ...ids.map((id) => section(id, byId.get(id)!)),
    ...(missing.length > 0 ? ['## Not told of by this run', missing.map(nameOf).join('; ') + '.'] : []),
  ].join('\n\n')}\n`
}

async function introduce({ began }: Run, count: number) {
  const minutes = Math.max(1, Math.round((Date.now() - began.getTime()) / 60_000))
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const postgres = execFileSync(join(await findBinaries(undefined), 'postgres'), ['--version'], {
    encoding: 'utf8',
  })
  const version = postgres.match(/[\d.]+/)![0]
  return [
    'Written by `npm run test:deep`, which does to real servers what is told below. A fault is told of where every promise',
    'was kept: nothing that was confirmed is lost or doubled, nobody is logged out, and the product serves again.',
    '',
    `Date: ${began.toISOString().slice(0, 10)}. Machine: ${availableParallelism()} cores, ${gigabytes} GB, ${platform()} ${arch()}.`,
    `Node ${process.versions.node}, PostgreSQL ${version}. ${count} entries in ${minutes} minutes; load average ${loadavg()[2]!.toFixed(1)}.`,
  ].join('\n')
}

const tellOfFailures = (failures: string[]) =>
  ['**Not kept in this run:**', '', ...failures.map((name) => `- ${cell(name)}`)].join('\n')

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
