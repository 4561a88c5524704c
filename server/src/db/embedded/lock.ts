import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

// A connection that is garbage-collected gives its lock away.
const held = new Set<DatabaseSync>()

/**
 * Takes the lock of a file, or answers undefined if a living process has it. Node has no file locks of its own;
 * SQLite, which is part of Node, has ones that the operating system releases with the process, however that ends.
 */
export function lockFile(path: string): (() => void) | undefined {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
  held.add(database)
  return () => {
    if (held.delete(database)) database.close()
  }
}
