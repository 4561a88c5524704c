import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const listIn = (folder: string) => join(folder, '.assets.json')
const read = (folder: string) => JSON.parse(readFileSync(listIn(folder), 'utf8')) as string[]

/** Writes the list of the assets of a build. */
export function noteAssets(folder: string) {
  writeFileSync(listIn(folder), JSON.stringify(readdirSync(join(folder, 'assets')).sort()))
}

/**
 * Copies the assets of the previous build into the next one, because open pages still request them. Assets of older
 * builds are dropped, unless the next build is the same.
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
