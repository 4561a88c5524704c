import { join } from 'node:path'
import pg from 'pg'
import { connectionUrl } from '../src/db/embedded/connection.ts'
import { readPidFile } from '../src/db/embedded/postmaster.ts'
import { urlOf } from './template.ts'

/** The folder of the embedded database of a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'postgres', 'data')

/** The URL of one of the databases of a running server. */
export async function embeddedUrl(dataDir: string, name = 'guildhall') {
  const { socketFolder, port } = (await readPidFile(databaseFolder(dataDir)))!
  const url = await connectionUrl(databaseFolder(dataDir), { host: socketFolder || '127.0.0.1', port })
  return urlOf(url, name)
}

export async function connectEmbedded(dataDir: string) {
  const client = new pg.Client(await embeddedUrl(dataDir))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Runs one statement, as an operator does with psql. */
export async function queryEmbedded<Row extends object>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
) {
  const client = await connectEmbedded(dataDir)
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
