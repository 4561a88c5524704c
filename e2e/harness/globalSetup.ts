import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from './server.ts'

/** Playwright's global setup: creates the demo once. The server of each worker starts on a copy of it. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default async function createDemo() {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-demo-'))
  const server = await runServer(dataDir)
  await server.stop()
  process.env.DEMO_DATA_DIR = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
