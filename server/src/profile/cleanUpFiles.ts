import { sql } from 'kysely'
import { isOlderThan, listKeys, type Files } from '../adapters/files.ts'
import type { Db } from '../db/connect.ts'

// Longer than an upload takes: its file is written before the row that names it.
const MIN_AGE_MS = 3_600_000
const BATCH_SIZE = 10_000

/** Deletes pictures and resumes that no profile names: those replaced, and those of uploads that were interrupted. */
export async function cleanUpFiles(db: Db, files: Files) {
  await files.deleteOldDrafts()
  for (const folder of ['pictures', 'resumes']) {
    const keys = await listKeys(files, folder)
    while (keys.length > 0)
      for (const key of await findUnnamed(db, keys.splice(0, BATCH_SIZE)))
        if (await isOlderThan(files, key, MIN_AGE_MS)) await files.delete(key)
  }
}

async function findUnnamed(db: Db, keys: string[]) {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where not exists (select from users where profile_picture = '/files/' || key)
      and not exists (select from users where 'resumes/' || split_part(resume, '/', 4) || '.pdf' = key)`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
