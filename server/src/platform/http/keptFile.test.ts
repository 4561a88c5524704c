import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../../test/folders.ts'
import { keepFile } from './keptFile.ts'

test('a file that could not be read at first is read again at the next request', async () => {
  const file = join(await freshFolder(), 'kept.css')
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/kept.css', keepFile(file))
  expect((await app.inject('/kept.css')).statusCode).toBe(500)
  await writeFile(file, 'a { color: red }')
  expect((await app.inject('/kept.css')).payload).toBe('a { color: red }')
})
