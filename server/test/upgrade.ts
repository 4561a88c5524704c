import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('../migrations/', import.meta.url)

/** Runs the migrations before this one. */
export async function migrateUpTo(client: pg.Client, first: string) {
  await client.query(
    'create table migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql') && name < first).sort()
  for (const name of names) {
    await client.query(await readFile(new URL(name, FOLDER), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [name])
  }
}
