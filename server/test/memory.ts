import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/** The resident memory of a process in megabytes. */
export async function megabytesOf(pid: number) {
  const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
  return Math.round((Number(resident) * PAGE_BYTES) / 2 ** 20)
}
