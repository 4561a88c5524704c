import { sql, type RawBuilder } from 'kysely'

/** The current day in UTC-12, the last time zone on Earth: a deadline passes when its day is over there. */
const TODAY_ANYWHERE = sql<string>`(now() at time zone 'Etc/GMT+12')::date`

export const isStillOpen = (deadline: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(deadline)} >= ${TODAY_ANYWHERE}`
