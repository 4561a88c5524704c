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

let databases = 0

/** A new database in the cluster with `count` jobs and as many people, vacuumed and with current statistics. */
export async function freshDatabase(cluster: string, count: number): Promise<Filled> {
  const name = `bench_${++databases}`
  const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
  await run(cluster, `create database ${name}`)
  await migrate(url)
  const patient = openPool(url, () => undefined, BACKGROUND_POOL)
  const indexed = await fill(connect(patient), count).finally(() => patient.end())
  await run(url, 'vacuum analyze')
  const pool = openPool(url, () => undefined)
  return { db: connect(pool), url, ...indexed, close: () => pool.end() }
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
