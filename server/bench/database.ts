import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { todayAnywhere } from '@guildhall/contract/today'
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

/**
 * A new database in the cluster with `count` jobs and as many people, vacuumed and with current statistics. With a folder,
 * it is a copy of one that is filled once a day and kept.
 */
export async function freshDatabase(cluster: string, count: number, keptIn?: string): Promise<Filled> {
  const name = `bench_${++databases}`
  const url = urlOf(cluster, name)
  const indexed = keptIn
    ? await copyKept(cluster, { name, count, folder: keptIn })
    : await createFilled(cluster, { name, count })
  const pool = openPool(url, () => undefined)
  const close = async () => {
    await pool.end()
    if (keptIn) await run(cluster, `drop database ${name} with (force)`)
  }
  return { db: connect(pool), url, ...indexed, close }
}

const urlOf = (cluster: string, name: string) =>
  Object.assign(new URL(cluster), { pathname: `/${name}` }).href

type FilledDatabase = { name: string; count: number }

/** A new, empty database. Returns its URL. */
export async function createDatabase(cluster: string, name: string) {
  await run(cluster, `drop database if exists ${name}`)
  await run(cluster, `create database ${name}`)
  return urlOf(cluster, name)
}

async function createFilled(cluster: string, { name, count }: FilledDatabase) {
  const url = await createDatabase(cluster, name)
  await migrate(url)
  return patiently({ url }, (db) => fill(db, count))
}

/** Copies the kept database of this size, which is filled if there is none of today, and migrates the copy. */
async function copyKept(cluster: string, { name, count, folder }: FilledDatabase & { folder: string }) {
  const template = `filled_${count}`
  const file = join(folder, `${template}.json`)
  // Jobs end every day.
  const day = todayAnywhere()
  let kept = existsSync(file) ? fromJson(readFileSync(file, 'utf8')) : undefined
  if (kept?.day !== day) {
    kept = { day, ...(await createFilled(cluster, { name: template, count })) }
    writeFileSync(file, toJson(kept))
  }
  await run(cluster, `drop database if exists ${name}`)
  // The default strategy writes the whole copy to the log as well.
  await run(cluster, `create database ${name} template ${template} strategy file_copy`)
  await migrate(urlOf(cluster, name))
  return kept
}

type Kept = Pick<Filled, 'jobs' | 'people'> & { day: string }

const toJson = (kept: Kept) =>
  JSON.stringify(kept, (_, value: unknown) => (value instanceof Map ? [...value] : value))

const fromJson = (text: string) =>
  JSON.parse(text, (key, value) => (key === 'found' ? new Map(value) : value)) as Kept

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
export async function run(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}

export const readVersion = async (url: string) => (await run(url, 'show server_version'))[0]!.server_version!
