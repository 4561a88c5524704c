import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
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
