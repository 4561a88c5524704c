import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Copies the content of a folder, with owners and modes where the platform has them. */
export async function copyFolder(source: string, target: string) {
  if (process.platform === 'win32') await cp(source, target, { recursive: true })
  else await promisify(execFile)('cp', ['-a', `${source}/.`, target])
}
