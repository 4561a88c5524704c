import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { WriteOptions } from 'flydrive/types'
import { syncFolder } from '../db/embedded/syncFolder.ts'

/** Files by key, such as 'pictures/<name>.webp'. Stored on disk; FlyDrive also supports object storage. */
export type Files = Pick<Disk, 'put' | 'getBytes' | 'getMetaData' | 'exists' | 'delete' | 'listAll'> & {
  /** Reads the bytes from `start` to `end`, both included, and no others: a seek on disk, a ranged GET of object storage. */
  getRange: (key: string, range: { start: number; end: number }) => Promise<Readable>
  /** Deletes what uploads that were interrupted left, beside the files that can be read. */
  deleteOldDrafts: () => Promise<void>
}

/** Unguessable: 128 bits, in the 22 characters that the paths of files have. */
export const randomFileName = () => randomBytes(16).toString('base64url')

/** Whether a file could not be read because it doesn't exist. */
export const isMissing = (error: unknown) => {
  const { cause, code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || (cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
}

/** The metadata of a file; undefined if it doesn't exist. */
export async function findFile(files: Files, key: string) {
  try {
    return await files.getMetaData(key)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export async function isOlderThan(files: Files, key: string, ageMs: number) {
  const file = await findFile(files, key)
  return file !== undefined && file.lastModified.getTime() < Date.now() - ageMs
}

/** The keys of the files in a folder, which need not exist. */
export async function listKeys(files: Files, folder: string) {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const options = paginationToken === undefined ? {} : { paginationToken }
    const page = await files.listAll(folder, options).catch((error: unknown) => {
      if (isMissing(error)) return { objects: [] }
      throw error
    })
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    paginationToken = 'paginationToken' in page ? page.paginationToken : undefined
  } while (paginationToken !== undefined)
  return keys
}

/** Stores files in a local folder. */
export async function openFolder(folder: string): Promise<Files> {
  const drafts = join(folder, DRAFTS)
  const disk = new Disk(new DurableFolder(folder))
  return Object.assign(disk, {
    deleteOldDrafts: () => deleteOldDrafts(drafts),
    // FlyDrive's streams begin with the first byte. Opening the file here reports one that is missing.
    async getRange(key: string, range: { start: number; end: number }) {
      return (await open(join(folder, key))).createReadStream(range)
    },
  })
}

// On the same file system as the files, so that a rename is enough to publish a draft.
const DRAFTS = '.drafts'
const DRAFT_MAX_AGE_MS = 3_600_000

/** FlyDrive's own `put` neither syncs nor renames: a crash could leave a partial file under the final name. */
class DurableFolder extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  /** Once this resolves, the new file survives a power failure. Until then, the previous file stays in place. */
  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions) {
    const [file, draft] = [join(this.#folder, key), join(this.#folder, DRAFTS, randomUUID())]
    await mkdir(dirname(draft), { recursive: true })
    const created = await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(draft, contents, { flush: true, ...(options?.signal && { signal: options.signal }) })
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(file))
    if (created) await syncParents(dirname(file), dirname(created))
  }
}

/** Syncs the parents of a new folder, up to `top`, which existed before. */
async function syncParents(folder: string, top: string) {
  for (let below = folder; below !== top; below = dirname(below)) await syncFolder(dirname(below))
}

/** Deletes the drafts of killed processes. Another process may still be writing a recent one. */
async function deleteOldDrafts(folder: string) {
  const names = await readdir(folder).catch(() => [])
  for (const draft of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - DRAFT_MAX_AGE_MS) await rm(draft, { force: true })
  }
}
