import { execFile } from 'node:child_process'
import { readFile, readlink, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** The contents of postmaster.pid. The server that wrote it may be dead, and its pid that of another process. */
type PidFile = { pid: number; port: number; socketFolder: string }

/** Undefined if there is no file, or one that a crash left incomplete. */
export async function readPidFile(databaseFolder: string): Promise<PidFile | undefined> {
  const text = await readFile(join(databaseFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = ''] = text.split('\n')
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), socketFolder } : undefined
}

/** Whether the process is a running PostgreSQL server of this folder. */
export async function isPostmasterOf(databaseFolder: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    // Dead, or of another user, who can't access this folder.
    return false
  }
  if (process.platform === 'linux') return isPostgresInside(databaseFolder, pid)
  const commandLine = await readCommandLine(pid)
  return commandLine.includes('postgres') && commandLine.includes(databaseFolder)
}

/** The working directory of a server is its folder. A zombie process has neither program nor directory. */
async function isPostgresInside(databaseFolder: string, pid: number): Promise<boolean> {
  try {
    const program = basename(await readlink(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')
    const [inside, folder] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(databaseFolder)])
    return program === 'postgres' && inside.dev === folder.dev && inside.ino === folder.ino
  } catch {
    return false
  }
}

async function readCommandLine(pid: number): Promise<string> {
  const [program, ...args] =
    process.platform === 'win32'
      ? [
          'powershell',
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ]
      : ['ps', '-ww', '-o', 'command=', '-p', String(pid)]
  const { stdout } = await exec(program!, args).catch(() => ({ stdout: '' }))
  return stdout
}
