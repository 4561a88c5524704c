import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import type { Db } from './connect.ts'

/**
 * Renews the statistics for PostgreSQL's planner. PostgreSQL does so by itself, but only minutes after rows were written.
 * A locked table is skipped: another server may be doing the same.
 */
export async function analyze(db: Db, tables: string[]) {
  for (const table of tables) await sql`analyze (skip_locked) ${sql.table(table)}`.execute(db)
}

export const analyzeAll = async (db: Db) => analyze(db, await listTables(db))

/** Analyzes the tables that have rows and no statistics, as after a restore. Returns their names. */
export async function analyzeNew(db: Db) {
  const tables = await listTables(db, { withoutStatistics: true })
  await analyze(db, tables)
  return tables
}

/** Analyzes all tables after a migration, else new ones. A failure only makes queries slower. */
export async function analyzeAtStart(db: Db, log: BaseLogger, { isMigrated }: { isMigrated: boolean }) {
  try {
    await (isMigrated ? analyzeAll(db) : analyzeNew(db))
  } catch (error) {
    log.warn({ err: error }, 'tables could not be analyzed')
  }
}

async function listTables(db: Db, { withoutStatistics = false } = {}) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and (
      not ${withoutStatistics} or (
        reltuples <> 0 -- It is 0 when an empty table was analyzed, and -1 before.
        and not exists (select from pg_stats where schemaname = current_schema() and tablename = relname)
      )
    )
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}
