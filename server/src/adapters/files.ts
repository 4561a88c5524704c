import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { WriteOptions } from 'flydrive/types'
import { syncFolder } from '../db/embedded/syncFolder.ts'

/** Files by their keys, such as 'pictures/<name>.webp'. A disk today; whatever FlyDrive can speak to later. */
export type Files = Pick<Disk, 'put' | 'getBytes' | 'exists'>

/** Files in a folder of this machine. */
export async function openFolder(folder: string): Promise<Files> {
  await clearDrafts(join(folder, DRAFTS))
  return new Disk(new DurableFolder(folder))
}

// On the same disk as the files, so that a draft becomes one by its name alone.
const DRAFTS = '.drafts'
const DRAFT_LIVES_MS = 3_600_000

/** FlyDrive's own `put` neither syncs nor renames: after a crash a file could be half there, under its name. */
class DurableFolder extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  /** Once this resolves, the file is there after a power cut too; until then the one before it is. */
  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions) {
    const [file, draft] = [join(this.#folder, key), join(this.#folder, DRAFTS, randomUUID())]
    await mkdir(dirname(draft), { recursive: true })
    const made = await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(draft, contents, { flush: true, ...(options?.signal && { signal: options.signal }) })
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(file))
    if (made) await syncAbove(dirname(file), dirname(made))
  }
}

/** Every folder above, up to one that was there before. */
async function syncAbove(folder: string, top: string) {
  for (let below = folder; below !== top; below = dirname(below)) await syncFolder(dirname(below))
}

/** What a killed process began to write; younger drafts may be another one's at work. */
async function clearDrafts(folder: string) {
  const names = await readdir(folder).catch(() => [])
  for (const draft of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - DRAFT_LIVES_MS) await rm(draft, { force: true })
  }
}
