import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Owner } from './owner.ts'

/** A PostgreSQL cluster on disk, and what runs it. */
export type Cluster = { databaseFolder: string; programs: string; owner: Owner | undefined; durable: boolean }

const largeLog = 10 * 1024 * 1024

/**
 * Runs one of PostgreSQL's own tools inside a database folder. What the tool and the server it starts print goes to
 * postgres.log; why a tool failed comes back in the error.
 */
export async function runTool(
  cluster: Cluster,
  tool: 'initdb' | 'pg_ctl',
  args: string[],
  databaseFolder = cluster.databaseFolder,
) {
  const log = await openLog(join(dirname(cluster.databaseFolder), 'postgres.log'))
  try {
    const before = (await log.stat()).size
    const child = spawn(join(cluster.programs, tool), ['-D', nameFolder(cluster, databaseFolder), ...args], {
      cwd: databaseFolder,
      env: toolEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
      ...cluster.owner,
    })
    // Not 'close': the server keeps the log open.
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    if (code === 0) return
    const length = (await log.stat()).size - before
    const { buffer } = await log.read(Buffer.alloc(length), 0, length, before)
    throw new Error(`PostgreSQL's ${tool} ended with ${signal ?? code}. ${pickReason(buffer.toString())}`)
  } finally {
    await log.close()
  }
}

/** Of all that is printed, the line that says why. */
function pickReason(output: string): string {
  const lines = output.trim().split('\n')
  const reason = lines.find((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.at(-1)!
  return reason.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim()
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  )
  if (size > largeLog) await rename(path, `${path}.old`)
  return open(path, 'a+', 0o600)
}

/**
 * Another user may have no way to the folder by its name (a checkout under /root), so it is entered as root and
 * named by /proc, whose link to a process's own folder asks no leave of the folders above it.
 */
function nameFolder(cluster: Cluster, databaseFolder: string): string {
  return cluster.owner && process.platform === 'linux' ? '/proc/self/cwd' : databaseFolder
}

/** None of PGPORT, PGDATA, LC_ALL and their like may change what is started. */
function toolEnvironment() {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP, TZ: 'UTC' }
}
