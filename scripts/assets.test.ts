import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepAssets, writeAssetList } from './assets.ts'

/** A build with these assets, after a previous build. */
async function build(assets: string[], before = '/nowhere') {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-assets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  for (const asset of assets) await writeFile(join(folder, 'assets', asset), asset)
  writeAssetList(folder)
  keepAssets(before, folder)
  return folder
}
const assetsIn = async (folder: string) => (await readdir(join(folder, 'assets'))).sort()

test('a build keeps the assets of the previous one, and none of older ones', async () => {
  const first = await build(['board-1.js', 'fonts.woff2'])
  const second = await build(['board-2.js', 'fonts.woff2'], first)
  const third = await build(['board-3.js', 'fonts.woff2'], second)

  expect(await assetsIn(second)).toEqual(['board-1.js', 'board-2.js', 'fonts.woff2'])
  expect(await assetsIn(third)).toEqual(['board-2.js', 'board-3.js', 'fonts.woff2'])
})

test('a repeated build keeps the assets that it already had', async () => {
  const first = await build(['board-1.js'])
  const second = await build(['board-2.js'], first)
  expect(await assetsIn(await build(['board-2.js'], second))).toEqual(['board-1.js', 'board-2.js'])
})
