import { test } from 'vitest'
import { killDatabase, killServer, expectNothingLost } from '../test/crashes.ts'

test('nothing that was confirmed is lost or doubled when the server or its database is killed', async () => {
  await expectNothingLost([killServer, killServer, killServer, killDatabase])
})
