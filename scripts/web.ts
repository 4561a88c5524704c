import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root, runSteps, tool, type Count } from './steps.ts'

const madeOf = [
  'package-lock.json',
  'tsconfig.base.json',
  'contract/src',
  'web/index.html',
  'web/package.json',
  'web/public',
  'web/src',
  'web/tsconfig.json',
  'web/vite.config.ts',
]

const stamp = join(root, 'web/dist/.made-of')

/** Builds and compresses the web app, and notes what it was made of: the sources as they were before the build. */
export async function buildWeb(): Promise<Count> {
  const made = fingerprint()
  const built = await runSteps([
    [{ name: 'build of the web app', command: [...tool('vite'), 'build'], folder: 'web' }],
  ])
  if (built.failed === 0) {
    compressFiles(join(root, 'web/dist'))
    writeFileSync(stamp, made)
  }
  return built
}

/** Beside each text file its brotli and its gzip: the server hands over what the browser takes. */
function compressFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(html|js|css|svg)$/.test(name))) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}

export function isWebStale(): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of madeOf.flatMap(listFiles)) hash.update(file).update(readFileSync(join(root, file)))
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
