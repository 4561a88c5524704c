import { buildWeb, isWebStale, keepBuild } from './web.ts'

if (await isWebReady()) {
  keepBuild()
  await import('../server/src/main.ts')
} else process.exitCode = 1

async function isWebReady(): Promise<boolean> {
  if (!isWebStale()) return true
  console.log('Building the web app ...')
  return (await buildWeb()).failed === 0
}
