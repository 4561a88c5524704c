import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './connect.ts'

export const MIGRATIONS = new URL('../../migrations/', import.meta.url)

export const listSqlFiles = async (folder: URL) =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()

/** The migrations of this program. They don't change while it runs. */
const known = await listSqlFiles(MIGRATIONS)
const newest = known.at(-1)!

/** A program's level is the number of its last migration. */
export const PROGRAM_LEVEL = parseInt(newest, 10)

type Row = { names: string[]; lowest_program: number; functions_level: number }

/**
 * Compares the schema of a database with this program. 'older': this program must migrate it first. 'newer': a later
 * version has migrated it, and this program can run on it.
 *
 * @throws if this program can't run on the schema
 */
export async function relateSchema(client: pg.Client) {
  const { names, lowest_program: lowest, functions_level } = await readSchema(client)
  const unknown = names.filter((name) => !known.includes(name))
  const pending = known.filter((name) => !names.includes(name))
  if (unknown.length > 0 && pending.length > 0)
    throw new Error(
      `The database has ${unknown.at(-1)} but not ${pending[0]}, this program ends at ${newest}. Please start the program that migrated it.`,
    )
  if (unknown.length > 0 && lowest > PROGRAM_LEVEL)
    throw new Error(
      `The database has ${unknown.at(-1)} and needs a program from ${lowest} on, this program ends at ${newest}. Please start the newer program.`,
    )
  const isOlder = pending.length > 0 || functions_level < PROGRAM_LEVEL
  return { pending, relation: unknown.length > 0 ? 'newer' : isOlder ? 'older' : 'current' } as const
}

async function readSchema(client: pg.Client): Promise<Row> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass(name) is not null as exists from unnest(array['migrations', 'compatibility']) as name`,
  )
  const [hasMigrations, hasCompatibility] = rows.map(({ exists }) => exists)
  if (!hasMigrations) return { names: [], lowest_program: 0, functions_level: 0 }
  const levels = hasCompatibility
    ? '(select lowest_program from compatibility), coalesce((select max(level) from functions), 0)'
    : '0, 0'
  const found = await client.query<Row>(`
    select array(select name from migrations order by name) as names, levels.*
    from (values (${levels})) as levels (lowest_program, functions_level)`)
  return found.rows[0]!
}

/**
 * Refuses a database that this program can't use without migrating it. For commands, which never migrate.
 *
 * @throws with one sentence for the operator
 */
export async function requireSchema(connectionString: string) {
  const client = new pg.Client({ connectionString })
  // A lost connection rejects its query; without a listener, its 'error' event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { relation } = await relateSchema(client)
    if (relation === 'older')
      throw new Error('The database is older than this program: start the server once, which migrates it.')
  } finally {
    await client.end()
  }
}

/** Returns whether this program can run on the schema, which another server may have migrated since the start. */
export async function isSchemaUsable(db: Db) {
  const { rows } = await sql<{ usable: boolean }>`
    select lowest_program <= ${PROGRAM_LEVEL}::int
      and exists (select from migrations where name = ${newest}) as usable
    from compatibility`.execute(db)
  return rows[0]?.usable === true
}
