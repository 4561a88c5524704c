import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { withClient } from '../../test/template.ts'
import { freshDatabase } from '../../test/instance.ts'
import { checkDatabase } from './requirements.ts'

const lines: string[] = []
const log = pino({ base: null }, { write: (line) => void lines.push(line) })
const check = (url: string, isEmbedded = false) => checkDatabase(url, isEmbedded, log)

test('a database that cannot store every text is refused', async () => {
  const url = await freshDatabase("encoding 'LATIN1' locale 'C' template template0")
  await expect(check(url)).rejects.toThrow('The database must be created with the encoding UTF8, not LATIN1.')
})

test('a database that confirms a commit before it is stored is refused', async () => {
  const url = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  await withClient(url, (client) => client.query(`alter database ${name} set synchronous_commit = off`))
  await expect(check(url)).rejects.toThrow('The database has synchronous_commit = off')
})

// The cluster of the tests is faster but unsafe.
test('a database that may lose data in a crash is refused if it is embedded, and else causes a warning', async () => {
  const url = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  await withClient(url, (client) => client.query(`alter database ${name} set synchronous_commit = on`))
  await expect(check(url, true)).rejects.toThrow('The database has fsync = off')

  lines.length = 0
  await check(url)
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'The database has fsync = off, so what was saved could be lost in a crash: please turn it on.',
    'The database has full_page_writes = off, so what was saved could be lost in a crash: please turn it on.',
  ])
})

test('a refused login is reported with the user and without the password', async () => {
  const url = Object.assign(new URL(inject('cluster')), { username: 'stranger', password: 'secret' }).href
  await expect(check(url)).rejects.toThrow(
    'The database refused the login of "stranger": check the user and the password in DATABASE_URL.',
  )
})
