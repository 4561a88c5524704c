import { expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { openLog } from './log.ts'

test('a database error is logged without the row that caused it', async () => {
  const instance = await freshInstance()
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  const row = { user_type: 'nobody', username: 'ann', email: 'ann@example.com', name: 'Ann' }
  const insert = instance.db.insertInto('users').values(row).execute()
  await insert.catch((err: unknown) => log.error({ err }))

  expect(lines.join('')).toContain('users_user_type_check')
  expect(lines.join('')).not.toContain('ann@example.com')
})
