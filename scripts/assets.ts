import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const listPath = (folder: string) => join(folder, '.assets.json')
const readList = (folder: string) => JSON.parse(readFileSync(listPath(folder), 'utf8')) as string[]

/** Writes the list of the assets of a build. */
export function writeAssetList(folder: string) {
  writeFileSync(listPath(folder), JSON.stringify(readdirSync(join(folder, 'assets')).sort()))
}

/**
 * Copies the assets of the previous build into the next one, because open pages still request them. Assets of older
 * builds are dropped, unless the next build is the same.
 */
export function keepAssets(before: string, next: string) {
  if (!existsSync(listPath(before))) return
  const own = readList(next)
  const previous = readList(before)
  const isSame = previous.join() === own.join()
  for (const asset of isSame ? readdirSync(join(before, 'assets')) : previous) {
    if (!own.includes(asset)) copyFileSync(join(before, 'assets', asset), join(next, 'assets', asset))
  }
}
