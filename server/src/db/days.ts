import { sql, type RawBuilder } from 'kysely'

/** The current day in UTC-12, the last time zone on Earth: a deadline passes when its day is over there. */
const TODAY_ANYWHERE = sql<string>`(now() at time zone 'Etc/GMT+12')::date`

export const isStillOpen = (deadline: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(deadline)} >= ${TODAY_ANYWHERE}`

/** The day that was `days` days ago in that time zone; a negative number gives a future day. */
export const daysAgo = (days: number) => sql<string>`(${TODAY_ANYWHERE} - ${days}::int)`

/** The day of a time, in that time zone. */
export const dayOf = (time: string) => sql<string>`(${sql.ref(time)} at time zone 'Etc/GMT+12')::date`
