import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const listIn = (folder: string) => join(folder, '.assets.json')
const read = (folder: string) => JSON.parse(readFileSync(listIn(folder), 'utf8')) as string[]

/** Notes which assets a build has made itself. */
export function noteAssets(folder: string) {
  writeFileSync(listIn(folder), JSON.stringify(readdirSync(join(folder, 'assets')).sort()))
}

/**
 * Puts the assets of the build before beside those of the next one: pages that are open still ask for them. Those of
 * older builds go, unless the next build is the same again.
 */
export function keepAssets(before: string, next: string) {
  if (!existsSync(listIn(before))) return
  const own = read(next)
  const made = read(before)
  const isSame = made.join() === own.join()
  for (const asset of isSame ? readdirSync(join(before, 'assets')) : made) {
    if (!own.includes(asset)) copyFileSync(join(before, 'assets', asset), join(next, 'assets', asset))
  }
}
