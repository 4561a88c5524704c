/**
 * Takes a screenshot of every screen and state, on a desktop and on a phone, light and dark, with a page that shows them:
 *
 *     node e2e/screenshots.ts FOLDER
 *
 * The web app must be built; `npm run gallery` builds it first. `FOLDER/desktop-light/the-job-board.png` is the screenshot
 * in the README.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { arrangements } from './harness/arrange.ts'
import { launchOptions } from './harness/chromium.ts'
import { desktop, phone } from './harness/devices.ts'
import { actWhenHydrated } from './harness/hydration.ts'
import { watchRequests } from './harness/idle.ts'
import { type App, startApp } from './harness/app.ts'
import { galleryPage, type Screenshot } from '../scripts/galleryPage.ts'
import { screenGroups } from './screens/all.ts'
import type { Screen } from './screens/screen.ts'

const devices = { desktop, phone }
const themes = ['light', 'dark'] as const

type Place = { browser: Browser; device: Screenshot['device']; folder: string }

const fileOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.png`.replace('-.png', '.png')

/** Each device has a server of its own: the screens leave jobs and applications behind, which count towards quotas. */
async function shootDevice(place: Place) {
  const app = await startApp()
  try {
    const shots: Screenshot[] = []
    for (const [group, screens] of Object.entries(screenGroups)) {
      for (const screen of screens.filter(({ on }) => !on || on === place.device)) {
        console.log(`${place.device}: ${screen.name}`)
        shots.push(...(await shoot(screen, app, place)).map((shot) => ({ ...shot, group })))
      }
    }
    return shots
  } finally {
    await app.stop()
  }
}

/** Where the subject of a screen is the loading itself, what it waits for never comes. */
const LOADED_TIMEOUT_MS = 6000

/** Takes the screenshots of both themes. A screen that can't be opened has none, which the others don't wait for. */
async function shoot({ name, as, open }: Screen, app: App, { browser, device, folder }: Place) {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: app.url,
    reducedMotion: 'reduce',
  })
  const shots = themes.map((theme) => ({
    screen: name,
    device,
    theme,
    file: `${device}-${theme}/${fileOf(name)}`,
  }))
  try {
    actWhenHydrated(context)
    const page = await context.newPage()
    const untilIdle = watchRequests(page)
    const arrange = arrangements(app)
    if (as) await arrange.signIn(page, as)
    await open({ page, arrange })
    await untilIdle(LOADED_TIMEOUT_MS).catch(() => {})
    for (const { theme, file } of shots) {
      await page.emulateMedia({ colorScheme: theme })
      await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    }
    return shots
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    return shots.map((shot) => ({ ...shot, file: undefined }))
  } finally {
    await context.close()
  }
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node e2e/screenshots.ts FOLDER')
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch(launchOptions)
try {
  const shots: Screenshot[] = []
  for (const device of ['desktop', 'phone'] as const)
    shots.push(...(await shootDevice({ browser, device, folder })))
  writeFileSync(join(folder, 'index.html'), galleryPage(shots))
} finally {
  await browser.close()
}
