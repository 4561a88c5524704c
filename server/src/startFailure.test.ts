import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { BadConfig } from './config.ts'
import { explainFailure } from './startFailure.ts'

const failure = (message: string, more: object) => Object.assign(new Error(message), more)

test('a setting that is wrong is explained in its own words', () => {
  expect(explainFailure(new BadConfig('DEMO must be on or off.'))).toBe('DEMO must be on or off.')
})

test('a failure of the system says what to do', async () => {
  const elsewhere = createServer().listen(0, '192.0.2.1')
  const [error] = (await once(elsewhere, 'error')) as [Error]
  const told = [
    [error, 'This machine has no address 192.0.2.1. Please correct HOST.'],
    [
      failure('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }),
      'This user may not open the port 80. Please choose one above 1023 with PORT.',
    ],
    [
      failure("EROFS: read-only file system, open '/srv/secret'", { code: 'EROFS' }),
      "EROFS: read-only file system, open '/srv/secret'. Please choose a folder that this user may write with DATA_DIR.",
    ],
  ] as const
  for (const [cause, sentence] of told) expect(explainFailure(cause)).toBe(sentence)
})

test('however much there is to say, it is one line', () => {
  const cause = new Error('FATAL:  no\n\tHINT:  yes\n')
  expect(explainFailure(new Error('PostgreSQL did not start.', { cause }))).toBe(
    'PostgreSQL did not start. FATAL: no HINT: yes',
  )
  expect(explainFailure('x'.repeat(10_000)).length).toBeLessThan(1_000)
})
