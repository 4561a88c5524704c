import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Owner } from './owner.ts'

/** A PostgreSQL cluster on disk, and the programs and user that run it. */
export type Cluster = { databaseFolder: string; programs: string; owner: Owner | undefined; durable: boolean }

const MAX_LOG_BYTES = 10 * 1024 * 1024

/**
 * Runs one of PostgreSQL's tools in a database folder. The output of the tool and of the server it starts goes to
 * postgres.log; the error of a failed tool contains the reason.
 */
export async function runTool(
  cluster: Cluster,
  tool: 'initdb' | 'pg_ctl',
  args: string[],
  databaseFolder = cluster.databaseFolder,
) {
  const log = await openLogFile(join(dirname(cluster.databaseFolder), 'postgres.log'))
  try {
    const before = (await log.stat()).size
    const child = spawn(join(cluster.programs, tool), ['-D', pathFor(cluster, databaseFolder), ...args], {
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
    throw new Error(`PostgreSQL's ${tool} ended with ${signal ?? code}. ${findReason(buffer.toString())}`)
  } finally {
    await log.close()
  }
}

/** The line of the output that has the reason of a failure. */
function findReason(output: string): string {
  const lines = output.trim().split('\n')
  const reason = lines.find((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.at(-1)!
  return reason.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim()
}

async function openLogFile(path: string) {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  )
  if (size > MAX_LOG_BYTES) await rename(path, `${path}.old`)
  return open(path, 'a+', 0o600)
}

/**
 * The owner may not have access to the path of the folder (a checkout under /root), so root makes it the working
 * directory of the process: /proc/self/cwd is accessible without permissions on the parent folders.
 */
function pathFor(cluster: Cluster, databaseFolder: string): string {
  return cluster.owner && process.platform === 'linux' ? '/proc/self/cwd' : databaseFolder
}

// By default, glibc returns freed memory to the system after each query, and page faults slow down the next one.
const KEPT_MEMORY = String(16 * 1024 * 1024)

/** Without PGPORT, PGDATA, LC_ALL and the like, which would change what is started. */
function toolEnvironment() {
  const { PATH, SystemRoot, TEMP } = process.env
  return {
    PATH,
    SystemRoot,
    TEMP,
    TZ: 'UTC',
    MALLOC_MMAP_THRESHOLD_: KEPT_MEMORY,
    MALLOC_TRIM_THRESHOLD_: KEPT_MEMORY,
  }
}
