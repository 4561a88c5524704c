import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { lockFile, shareLock } from '../server/src/db/embedded/lock.ts'
import { keepAssets, writeAssetList } from './assets.ts'
import { root, runSteps, tool, type Count } from './steps.ts'
import { splitStyles } from './styles.ts'

const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'contract/src',
  'scripts/assets.ts',
  'scripts/styles.ts',
  'scripts/web.ts',
  'web/index.html',
  'web/leanLibraries.ts',
  'web/lightContract.ts',
  'web/package.json',
  'web/plainImports.ts',
  'web/public',
  'web/src',
  'web/tsconfig.json',
  'web/vite.config.ts',
]

const web = join(root, 'web')
const dist = join(web, 'dist')
const next = join(web, 'dist-next')
const stamp = join(dist, '.fingerprint')
const serverBuild = join(web, 'dist-server/server.js')
const building = join(web, '.building')
const serving = join(web, '.serving')

/** Builds the web app unless its build is up to date, once if several commands start at the same time. */
export async function buildWeb(): Promise<Count> {
  let unlock: (() => void) | undefined
  while (!(unlock = lockFile(building))) await sleep(250)
  try {
    if (!isWebStale()) return { passed: 1, failed: 0 }
    const release = lockFile(serving)
    if (release) return await build().finally(release)
    console.error(
      'The web app has to be built again, but a server that runs from this folder serves it: stop it first, or upgrade in a new checkout.',
    )
    return { passed: 0, failed: 1 }
  } finally {
    unlock()
  }
}

/** Keeps other commands from replacing the build until this process, whose server reads it, ends. */
export function keepBuild() {
  try {
    writeFileSync(serving, '', { flag: 'a' })
  } catch {
    // A user who may not write here can still lock the file that a build has created.
  }
  if (existsSync(serving)) shareLock(serving)
}

/**
 * Builds the web app for browsers and for the server, and replaces the previous build when both succeed. The
 * fingerprint is that of the sources before the build.
 */
async function build(): Promise<Count> {
  const sources = fingerprint()
  const vite = (name: string, ...options: string[]) => ({
    name,
    command: [...tool('vite'), 'build', '--emptyOutDir', ...options],
    folder: 'web',
    // Overrides the caller's environment, such as a test's: React's development code can't run in this build.
    env: { NODE_ENV: 'production' },
  })
  const built = await runSteps([
    [
      vite('build of the web app', '--outDir', 'dist-next'),
      vite(
        'build of the pages that the server renders',
        '--outDir',
        'dist-server',
        '--ssr',
        'src/ssr/server.tsx',
      ),
    ],
  ])
  if (built.failed === 0) {
    await inlineHead(next)
    compressFiles(next)
    writeAssetList(next)
    keepAssets(dist, next)
    writeFileSync(join(next, '.fingerprint'), sources)
    rmSync(dist, { recursive: true, force: true })
    renameSync(next, dist)
  }
  return built
}

/** Inlines what the first paint needs: the styles of the rendered pages, and the script of the head. */
async function inlineHead(folder: string) {
  const page = join(folder, 'index.html')
  const html = await inlineScript(await inlineStyles(readFileSync(page, 'utf8'), folder), folder)
  writeFileSync(page, html)
}

/** What is used here of web/src/ssr/server.tsx: the files of the scripts that the rendered pages load. */
type ServerBuild = { renderedScripts: (manifest: unknown) => Iterable<string> }

async function inlineStyles(html: string, folder: string) {
  const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html)!
  const file = join(folder, link[1]!)
  const { renderedScripts } = (await import(pathToFileURL(serverBuild).href)) as ServerBuild
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const scripts = [...renderedScripts(manifest)].map((script) => readFileSync(join(folder, script), 'utf8'))
  const { inlined, whole } = splitStyles(readFileSync(file, 'utf8').trim(), scripts)
  writeFileSync(file, whole)
  return html.replace(link[0], () => `<style>${inlined}</style>${link[0]}`)
}

async function inlineScript(html: string, folder: string) {
  const { minifySync } = await import('vite')
  const [tag, name] = /<script src="\/([^"]+)"><\/script>/.exec(html)!
  const file = join(folder, name!)
  // Vite copies the files of `public` as they are.
  const { code } = minifySync('boot.js', readFileSync(file, 'utf8'))
  rmSync(file)
  return html.replace(tag, () => `<script>${code.trim()}</script>`)
}

/** Writes a brotli and a gzip version next to each text file, so that the server need not compress them. */
function compressFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}

export function isWebStale(): boolean {
  return !existsSync(stamp) || !existsSync(serverBuild) || readFileSync(stamp, 'utf8') !== fingerprint()
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`))
}
