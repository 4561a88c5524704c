import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from '@guildhall/contract/rendering'

type Built = { openRenderer: (built: { template: string; manifest: unknown }) => Promise<Render> }

/** What draws the pages of the web app that was built in `folder`, from the build beside it; none where nothing was built. */
export async function openRenderer(folder: string) {
  const [page, manifest, code] = [
    join(folder, 'index.html'),
    join(folder, '.vite/manifest.json'),
    join(`${folder}-server`, 'server.js'),
  ]
  if (![page, manifest, code].every((file) => existsSync(file))) return undefined
  const { openRenderer } = (await import(pathToFileURL(code).href)) as Built
  return openRenderer({
    template: readFileSync(page, 'utf8'),
    manifest: JSON.parse(readFileSync(manifest, 'utf8')),
  })
}
