import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A temporary folder for one test, removed when the test ends. */
export async function freshFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const BUILT =
  '<!doctype html><html lang="en"><title>Guildhall</title><style>p{color:red}</style><script>boot()</script>'
const SITE =
  'data-site-name="Guildhall" data-currency-sign="$" data-contact="{&quot;email&quot;:&quot;office@guildhall.test&quot;,&quot;links&quot;:[]}"'
/** The built page as the site of the tests sends it. */
export const PAGE = BUILT.replace('<html ', `<html ${SITE} `)

/** The output of a build of the web app: a page and its assets, one of them also compressed. */
export async function freshWebFolder() {
  const folder = await freshFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), BUILT)
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('start()'))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'start()')
  await writeFile(join(folder, '.secret'), 'hidden')
  return folder
}
