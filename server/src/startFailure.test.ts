import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ConfigError } from './config/values.ts'
import { explainFailure } from './startFailure.ts'

const failure = (message: string, more: object) => Object.assign(new Error(message), more)

test('an invalid setting is explained by its own message', () => {
  expect(explainFailure(new ConfigError('DEMO must be on or off.'))).toBe('DEMO must be on or off.')
})

test('a system error is explained with what to do', async () => {
  const server = createServer().listen(0, '192.0.2.1')
  const [error] = (await once(server, 'error')) as [Error]
  const explanations = [
    [error, 'This machine has no address 192.0.2.1. Please correct HOST.'],
    [
      failure('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }),
      'This user may not listen on port 80. Please choose one above 1023 with PORT.',
    ],
    [
      failure("EROFS: read-only file system, open '/srv/secret'", { code: 'EROFS' }),
      "EROFS: read-only file system, open '/srv/secret'. Please choose a folder that this user may write with DATA_DIR.",
    ],
  ] as const
  for (const [cause, message] of explanations) expect(explainFailure(cause)).toBe(message)
})

test('an explanation is one line, however long the error', () => {
  const cause = new Error('FATAL:  no\n\tHINT:  yes\n')
  expect(explainFailure(new Error('PostgreSQL did not start.', { cause }))).toBe(
    'PostgreSQL did not start. FATAL: no HINT: yes',
  )
  expect(explainFailure('x'.repeat(10_000)).length).toBeLessThan(1_000)
})
