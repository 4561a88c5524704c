import type { Page, Request } from '@playwright/test'
import type { File, Visit } from '../budgets.ts'
import { waitForHydration } from './hydration.ts'
import { watchRequests } from './idle.ts'
import { shiftOf, untilShiftsReported, watchShifts } from './layoutShift.ts'

/** Opens an address with an empty cache, scrolls to the footer, switches from light to dark, and returns what was loaded. */
export async function visit(
  page: Page,
  { route, path = route }: { route: string; path?: string },
): Promise<Visit> {
  const files: Promise<File>[] = []
  const untilIdle = watchRequests(page)
  const record = (request: Request) => files.push(fileOf(request))
  page.on('requestfinished', record)
  await watchShifts(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main .skeleton'),
  )
  await untilIdle()
  await untilShiftsReported(page)
  // Images below the fold are loaded when they are scrolled to. The forms of the footer are, too: they aren't counted.
  await page.evaluate(() =>
    document.querySelector('main')!.scrollIntoView({ block: 'end', behavior: 'instant' }),
  )
  await untilIdle()
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilIdle()
  // A request that ends later, while the page is being closed, has no sizes.
  page.off('requestfinished', record)
  const styles = await page.locator('style').allTextContents()
  return { route, files: await Promise.all(files), styles: styles.join(''), shift: await shiftOf(page) }
}

async function fileOf(request: Request): Promise<File> {
  const { responseBodySize: bytes } = await request.sizes()
  return { name: new URL(request.url()).pathname, type: request.resourceType(), bytes }
}
