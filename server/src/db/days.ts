import { sql, type RawBuilder } from 'kysely'

/** The day it still is somewhere on Earth (UTC-12). A deadline counts until that day is over. */
const TODAY_ANYWHERE = sql<string>`(now() at time zone 'Etc/GMT+12')::date`

export const isStillOpen = (deadline: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(deadline)} >= ${TODAY_ANYWHERE}`
