import pg from 'pg'
import { connect, BACKGROUND_POOL, openPool, type Db } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Indexed } from './fillIndex.ts'
import { fillJobs } from './fillJobs.ts'
import { fillPeople } from './fillPeople.ts'

export type Filled = {
  db: Db
  url: string
  /** Open jobs. */
  jobs: Indexed
  people: Indexed
  close(): Promise<void>
}

/** For what takes long in a large database. */
export const PATIENT_POOL = { ...BACKGROUND_POOL, statement_timeout: 0, query_timeout: 0 }

let databases = 0

/** A new database in the cluster with `count` jobs and as many people, vacuumed and with current statistics. */
export async function freshDatabase(cluster: string, count: number): Promise<Filled> {
  const name = `bench_${++databases}`
  const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
  await run(cluster, `create database ${name}`)
  await migrate(url)
  const indexed = await patiently({ url }, (db) => fill(db, count))
  const pool = openPool(url, () => undefined)
  return { db: connect(pool), url, ...indexed, close: () => pool.end() }
}

/** Fills a database without the timeouts of requests, and vacuums it. */
export async function patiently<Result>({ url }: Pick<Filled, 'url'>, fill: (db: Db) => Promise<Result>) {
  const pool = openPool(url, () => undefined, PATIENT_POOL)
  const result = await fill(connect(pool)).finally(() => pool.end())
  await run(url, 'vacuum analyze')
  return result
}

const fill = async (db: Db, count: number) => ({
  jobs: await fillJobs(db, { count, today: new Date() }),
  people: await fillPeople(db, { count }),
})

/** On a connection without the timeouts of requests. */
async function run(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}

export const readVersion = async (url: string) => (await run(url, 'show server_version'))[0]!.server_version!
