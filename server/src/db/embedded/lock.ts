import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

// A connection that is garbage-collected would release its lock.
const held = new Set<DatabaseSync>()

/**
 * Locks a file. Node has no file locks, but SQLite, which is part of Node, has: the operating system releases them with
 * the process, however it ends.
 *
 * @returns a function that unlocks the file; undefined if another process holds the lock
 */
export function lockFile(path: string): (() => void) | undefined {
  return tryLock(new DatabaseSync(path), 'pragma journal_mode = off; begin exclusive')
}

/** Takes a shared lock of an existing file, which excludes `lockFile`. */
export function shareLock(path: string): (() => void) | undefined {
  return tryLock(new DatabaseSync(path, { readOnly: true }), 'begin; select * from sqlite_master')
}

function tryLock(database: DatabaseSync, statements: string) {
  try {
    database.exec(statements)
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
