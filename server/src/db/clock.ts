import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import type { Db } from './connect.ts'

const MAX_OFFSET_MS = 60_000
const MEASURE_INTERVAL_MS = 60_000
// A slow response says too little about when the database read its clock.
const MAX_ROUND_TRIP_MS = 2_000

// The database's clock minus this machine's. A process uses one database.
let offsetMs = 0

/** The database's time in milliseconds. It dates everything that one server signs and another one reads. */
export const databaseNow = () => Date.now() + offsetMs

export async function measureClock(db: Db) {
  const sentAt = Date.now()
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  const receivedAt = Date.now()
  if (receivedAt - sentAt <= MAX_ROUND_TRIP_MS) offsetMs = Math.round(rows[0]!.ms - (sentAt + receivedAt) / 2)
}

/** A warning for the operator, if the clock of this machine differs from the database's by more than a minute. */
export function clockWarning() {
  if (Math.abs(offsetMs) <= MAX_OFFSET_MS) return undefined
  const direction = offsetMs > 0 ? 'behind' : 'ahead of'
  return `The clock of this server is ${Math.round(Math.abs(offsetMs) / 1000)} s ${direction} the database's: set both by NTP.`
}

/** Follows the database's clock until the returned function is called. */
export async function followClock(db: Db, log: BaseLogger) {
  const measure = async () => {
    const before = clockWarning()
    await measureClock(db)
    const warning = clockWarning()
    if (warning && !before) log.warn(warning)
  }
  await measure()
  const interval = setInterval(() => void measure().catch(() => undefined), MEASURE_INTERVAL_MS)
  interval.unref()
  return () => clearInterval(interval)
}
