import { test } from 'vitest'
import { expectNothingLost, killServer } from '../crashes.ts'

test('nothing that was confirmed is lost or doubled when the server is killed', async () => {
  await expectNothingLost([killServer, killServer, killServer])
}, 480_000)
