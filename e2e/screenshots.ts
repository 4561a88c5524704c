/**
 * Takes a screenshot of every screen, on a desktop and on a phone, light and dark:
 *
 *     node e2e/screenshots.ts FOLDER
 *
 * The web app must be built. `FOLDER/desktop-light/the-job-board.png` is the screenshot in the README.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { arrangements } from './harness/arrange.ts'
import { launchOptions } from './harness/chromium.ts'
import { desktop, phone } from './harness/devices.ts'
import { actWhenHydrated } from './harness/hydration.ts'
import { startApp, type App } from './harness/app.ts'
import { screens } from './screens/all.ts'

const devices = { desktop, phone }
const themes = ['light', 'dark'] as const

type Shot = { browser: Browser; app: App; device: keyof typeof devices; folder: string }

const fileOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.png`.replace('-.png', '.png')

async function shoot({ name, as, open }: (typeof screens)[number], { browser, app, device, folder }: Shot) {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: app.url,
    reducedMotion: 'reduce',
  })
  actWhenHydrated(context)
  const page = await context.newPage()
  const arrange = arrangements(app)
  if (as) await arrange.signIn(page, as)
  await open({ page, arrange })
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
if (!folder) throw new Error('Usage: node e2e/screenshots.ts FOLDER')

const app = await startApp()
const browser = await chromium.launch(launchOptions)
try {
  for (const device of ['desktop', 'phone'] as const) {
    for (const theme of themes) await mkdir(join(folder, `${device}-${theme}`), { recursive: true })
    for (const screen of screens) {
      if (!screen.on || screen.on === device) await shoot(screen, { browser, app, device, folder })
    }
  }
} finally {
  await browser.close()
  await app.stop()
}
