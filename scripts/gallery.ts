import { join, resolve } from 'node:path'
import { ensureChromium, howToGetChromium } from './chromium.ts'
import { root, runSteps } from './steps.ts'
import { buildWeb, isWebStale } from './web.ts'

const [folder = 'gallery'] = process.argv.slice(2)
process.exitCode = await takeGallery(resolve(root, folder))

async function takeGallery(path: string) {
  const chromium = ensureChromium()
  if (!chromium) {
    console.error(howToGetChromium)
    return 1
  }
  if (isWebStale() && (await buildWeb()).failed > 0) return 1
  const command = [process.execPath, join(root, 'e2e/screenshots.ts'), path]
  const step = { name: 'gallery', command, env: { CHROMIUM: chromium }, live: true }
  const { failed } = await runSteps([[step]])
  console.log(join(path, 'index.html'))
  return failed
}
