import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../../test/folders.ts'
import { serveCachedFile } from './cachedFile.ts'

test('a file that could not be read is read again at the next request', async () => {
  const file = join(await freshFolder(), 'cached.css')
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/cached.css', serveCachedFile(file))
  expect((await app.inject('/cached.css')).statusCode).toBe(500)
  await writeFile(file, 'a { color: red }')
  expect((await app.inject('/cached.css')).payload).toBe('a { color: red }')
})
