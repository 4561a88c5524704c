import { test } from 'vitest'
import { expectNothingLost, killServer } from '../crashes.ts'

test('no confirmed write is lost or stored twice when the server is killed', async () => {
  await expectNothingLost([killServer, killServer, killServer])
}, 480_000)
