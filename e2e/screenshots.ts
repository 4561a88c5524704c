/**
 * Takes a picture of every screen, on a desk and on a phone, light and dark:
 *
 *     node e2e/screenshots.ts FOLDER
 *
 * The web app must be built. `FOLDER/desk-light/the-job-board.png` is the picture of the README.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { arrangements } from './harness/arrange.ts'
import { launchOptions } from './harness/chromium.ts'
import { desk, phone } from './harness/devices.ts'
import { actWhenHydrated } from './harness/hydration.ts'
import { startWorld, type World } from './harness/world.ts'
import { screens } from './screens.ts'
import { logInToDemo } from './steps/accounts.ts'

const devices = { desk, phone }
const themes = ['light', 'dark'] as const

type Shot = { browser: Browser; world: World; device: keyof typeof devices; folder: string }

const fileOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.png`.replace('-.png', '.png')

async function shoot({ name, as, open }: (typeof screens)[number], { browser, world, device, folder }: Shot) {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: world.url,
    reducedMotion: 'reduce',
  })
  actWhenHydrated(context)
  const page = await context.newPage()
  if (as) await logInToDemo(page, as)
  await open({ page, arrange: arrangements(world) })
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({
      path: join(folder, `${device}-${colorScheme}`, fileOf(name)),
      animations: 'disabled',
    })
  }
  await context.close()
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Where should the pictures go? node e2e/screenshots.ts FOLDER')

const world = await startWorld()
const browser = await chromium.launch(launchOptions)
try {
  for (const device of ['desk', 'phone'] as const) {
    for (const theme of themes) await mkdir(join(folder, `${device}-${theme}`), { recursive: true })
    for (const screen of screens) {
      if (!screen.on || screen.on === device) await shoot(screen, { browser, world, device, folder })
    }
  }
} finally {
  await browser.close()
  await world.stop()
}
