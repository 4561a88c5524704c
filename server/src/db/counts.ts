import { sql, type SelectQueryBuilder } from 'kysely'

/** The number of rows of a query that selects nothing yet. */
export async function countAll<Database, Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, {}>,
) {
  const { count } = await query
    .select(sql`count(*)`.as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return count
}

/** The counts of all statuses, 0 for those without a row, and their sum, or the count of one status. */
export function countsOf<Status extends string>(
  statuses: readonly Status[],
  rows: { status: string; count: number }[],
) {
  const counts = Object.fromEntries(
    statuses.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
  ) as Record<Status, number>
  const totalOf = (status?: Status) =>
    status === undefined ? rows.reduce((sum, { count }) => sum + count, 0) : counts[status]
  return { counts, totalOf }
}
