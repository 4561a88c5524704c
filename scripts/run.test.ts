import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { root } from './steps.ts'
import { findFreePort } from '../server/src/db/embedded/freePort.ts'

const START_TIMEOUT_MS = 90_000

test.skipIf(process.platform === 'win32')(
  'a SIGTERM for npm start stops the server and its database',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-start-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const port = await findFreePort()
    const npm = spawn('npm', ['start'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: 'off' },
    })
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await vi.waitUntil(answers, START_TIMEOUT_MS)

    // All child processes inherit the pipe: it closes when the last of them, such as the server, has ended.
    const allEnded = once(npm, 'close')
    npm.stdout.resume()
    npm.kill('SIGTERM')
    await allEnded
    expect(await answers()).toBe(false)
    expect(await readdir(join(dataDir, 'postgres', 'data'))).not.toContain('postmaster.pid')
  },
)

/** A checkout with a start that runs until it is stopped, and an npm that records each installation. */
async function freshCheckout() {
  // The system's folder may be a link, and a process is found by its real path.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'guildhall-checkout-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'scripts'))
  await mkdir(join(folder, 'server'))
  for (const file of ['scripts/run.js', 'scripts/processes.js', 'server/nodeFlags.json', 'package.json'])
    await cp(join(root, file), join(folder, file))
  await writeFile(
    join(folder, 'scripts/start.ts'),
    `console.log('started'); setInterval(() => undefined, 1000)`,
  )
  const npm = join(folder, 'npm.cjs')
  await writeFile(
    npm,
    `const { appendFileSync, copyFileSync, mkdirSync } = require('node:fs')
    appendFileSync('installations', 'installed ')
    setTimeout(() => {
      mkdirSync('node_modules', { recursive: true })
      copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
    }, 300)`,
  )

  /** Changes the packages that the checkout needs. */
  const need = (version: string) =>
    writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/fastify': { version } } }),
    )

  /** Runs 'npm start' until it has started, or ended with an error. */
  async function start() {
    const child = spawn(process.execPath, ['scripts/run.js', 'start'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], npm_execpath: npm },
      // The start in it ends with its group.
      detached: true,
    })
    onTestFinished(() => void killGroup(child))
    const output = { stdout: '', stderr: '' }
    child.stdout.on('data', (text) => (output.stdout += text))
    child.stderr.on('data', (text) => (output.stderr += text))
    await vi.waitUntil(() => output.stdout.includes('started') || child.exitCode !== null, 60_000)
    return { child, output }
  }

  const installations = async () =>
    (await readFile(join(folder, 'installations'), 'utf8').catch(() => '')).trim().split(' ').length
  return { folder, need, start, installations }
}

function killGroup({ pid }: ChildProcess) {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

describe.skipIf(process.platform === 'win32')('the packages of a checkout', () => {
  test('packages are installed once when two commands start at the same time', async () => {
    const { need, start, installations } = await freshCheckout()
    await need('1.0.0')
    const both = await Promise.all([start(), start()])
    expect(both.map(({ output }) => output.stderr)).toEqual(['', ''])
    expect(await installations()).toBe(1)
  })

  test('packages stay while a process runs, and are installed once it was killed', async () => {
    const { folder, need, start, installations } = await freshCheckout()
    await need('1.0.0')
    const running = await start()
    await need('2.0.0')
    const refused = await start()
    expect(refused.child.exitCode).toBe(1)
    expect(refused.output.stderr).toMatch(
      /^The packages have to be installed again, but process \d+ runs from this folder: stop it first, or upgrade in a new checkout\.\n$/,
    )
    expect(await installations()).toBe(1)

    killGroup(running.child)
    await once(running.child, 'close')
    // A killed installation leaves its lock.
    await writeFile(join(folder, '.installing'), '')
    await utimes(join(folder, '.installing'), 0, 0)
    expect((await start()).output.stderr).toBe('')
    expect(await installations()).toBe(2)
  })
})

test('a build of the web app stays while a server serves it, and is replaced once the server was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-checkout-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'web'))
  for (const path of ['scripts', 'server/src/db/embedded/lock.ts', 'package.json'])
    await cp(join(root, path), join(folder, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, args, { cwd: folder })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  const build = async () => {
    const child = run('scripts/build.ts')
    let stderr = ''
    child.stderr.on('data', (text) => (stderr += text))
    child.stdout.resume()
    await once(child, 'close')
    return [child.exitCode, stderr]
  }

  const serve = `import('./scripts/web.ts').then(({ keepBuild }) => {
    keepBuild()
    console.log('serving')
    setInterval(() => undefined, 1000)
  })`
  const server = run('-e', serve)
  await once(server.stdout, 'data')
  expect(await build()).toEqual([
    1,
    'The web app has to be built again, but a server that runs from this folder serves it: stop it first, or upgrade in a new checkout.\n',
  ])
  server.kill('SIGKILL')
  await once(server, 'close')
  // Both builds are tried, and fail without sources.
  expect(await build()).toEqual([2, ''])
})
