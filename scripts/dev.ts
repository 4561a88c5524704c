import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer } from 'vite'
import { findFreePort } from '../server/src/db/embedded/freePort.ts'
import { root } from './steps.ts'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
const serverPort = await findFreePort()
const web = await startWeb()
const server = startServer()
web.printUrls()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
server.once('exit', stop)

/** Node restarts it at every change. It has its own process group, so that Ctrl-C reaches it once, through this process. */
function startServer() {
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  })
}

async function startWeb() {
  const target = `http://127.0.0.1:${serverPort}`
  // The web app's Vite configuration proxies calls to this URL.
  process.env.SERVER_URL = target
  const probes = { '/healthz': target, '/readyz': target }
  const vite = await createServer({
    root: join(root, 'web'),
    server: { host, port, strictPort: true, proxy: probes },
  })
  return vite.listen()
}

async function stop() {
  await web.close()
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
}
