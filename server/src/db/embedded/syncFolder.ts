import { open } from 'node:fs/promises'

/** Syncs a folder to disk, so that a new name in it survives a power failure. Windows can't open folders for that. */
export async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
