import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render, Site } from '@guildhall/contract/rendering'
import { applySite } from '../platform/pages/site.ts'

type Built = { template: string; manifest: unknown; site: Site }
type Build = { openRenderer: (built: Built) => Promise<Render> }

/** The renderer of the web app built in `folder`, from the server build beside it; undefined if nothing was built. */
export async function openRenderer(folder: string, site: Site) {
  const [page, manifest, code] = [
    join(folder, 'index.html'),
    join(folder, '.vite/manifest.json'),
    join(`${folder}-server`, 'server.js'),
  ]
  if (![page, manifest, code].every((file) => existsSync(file))) return undefined
  const { openRenderer } = (await import(pathToFileURL(code).href)) as Build
  return openRenderer({
    template: applySite(readFileSync(page, 'utf8'), site),
    manifest: JSON.parse(readFileSync(manifest, 'utf8')),
    site,
  })
}
