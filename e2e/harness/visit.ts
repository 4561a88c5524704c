import type { Page, Request } from '@playwright/test'
import type { File, Visit } from '../budgets.ts'
import { shiftOf, watchShifts } from './shifts.ts'

/** Opens an address in a page whose cache is empty, reads it to its end, and tells what came. */
export async function visit(
  page: Page,
  { route, path = route }: { route: string; path?: string },
): Promise<Visit> {
  const files: Promise<File>[] = []
  page.on('requestfinished', (request) => files.push(fileOf(request)))
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main .skeleton'),
  )
  // What is below the fold comes when it is scrolled to.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  const styles = await page.locator('style').allTextContents()
  return { route, files: await Promise.all(files), styles: styles.join(''), shift: await shiftOf(page) }
}

async function fileOf(request: Request): Promise<File> {
  const { responseBodySize: bytes } = await request.sizes()
  return { name: new URL(request.url()).pathname, type: request.resourceType(), bytes }
}
