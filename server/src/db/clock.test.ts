import { profile } from '@guildhall/contract/profile/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance } from '../../test/instance.ts'
import { aPdf, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'
import { followClock, measureClock } from './clock.ts'
import type { Db } from './connect.ts'

const HOUR_MS = 3_600_000

/** Makes the clock of this machine wrong, and lets it follow the database's. */
async function setClockWrong(db: Db, byMs: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
  await measureClock(db)
}

async function setClockRight(db: Db) {
  vi.useRealTimers()
  await measureClock(db)
}

test.each([-HOUR_MS, HOUR_MS])(
  'tokens and resume links of a server whose clock is wrong by %i ms are accepted by others, and theirs by it',
  async (byMs) => {
    const instance = await freshInstance({ files: await openFolder(await freshFolder()) })
    const { app, db } = instance
    onTestFinished(() => setClockRight(db))
    const ann = await instance.newAccount()
    await uploadResume(instance, ann, { content: await aPdf() })
    const refreshed = async () => (await instance.call(sessions.refresh, { body: ann })).body
    const link = async () => {
      const response = await instance.call(profile.getResume, { params: { userId: ann.id } }, ann)
      return (response.body as { resume: string }).resume
    }
    const accepts = async (access: string, resume: string) => {
      const headers = { authorization: `JWT ${access}` }
      const name = await instance.send(sessions.getProfileImageName, {}, { headers })
      return [name.statusCode, (await app.inject(resume)).statusCode]
    }
    const right = [await refreshed(), await link()] as const

    await setClockWrong(db, byMs)
    expect(await accepts((right[0] as { access: string }).access, right[1])).toEqual([200, 200])
    const wrong = [await refreshed(), await link()] as const
    await setClockRight(db)
    expect(await accepts((wrong[0] as { access: string }).access, wrong[1])).toEqual([200, 200])
  },
)

test.each([
  [-HOUR_MS, 'behind'],
  [HOUR_MS, 'ahead of'],
])('a clock that is wrong by %i ms causes a warning at start and in /readyz', async (byMs, direction) => {
  const { app, db } = await freshInstance()
  onTestFinished(() => setClockRight(db))
  const warning = expect.stringMatching(
    `^The clock of this server is (3599|3600|3601) s ${direction} the database's: set both by NTP\\.$`,
  ) as string
  await setClockWrong(db, byMs)
  const response = await app.inject('/readyz')
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready', warning }])

  await setClockRight(db)
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(line) })
  const stop = await followClock(db, log)
  stop()
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 40, msg: warning }),
  ])
})

test('a difference of up to a minute causes no warning', async () => {
  const { app, db } = await freshInstance()
  onTestFinished(() => setClockRight(db))
  await setClockWrong(db, 50_000)
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})
