import { account } from '@guildhall/contract/account/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { hashPassword } from '../src/account/api.ts'
import { connect, openPool } from '../src/db/connect.ts'
import { startEmbedded } from '../src/db/embedded/start.ts'
import { notify } from '../src/notifications/api.ts'
import { freshDataFolder } from './dataFolder.ts'
import { aJob, PASSWORD } from './factories.ts'
import { freshFolder } from './folders.ts'
import { startServer, type Server } from './wholeServer.ts'

type TwoServers = Awaited<ReturnType<typeof startTwoServers>>

/** Two servers on one database, as behind a load balancer. They share a data folder, with the files that are in it. */
export async function startTwoServers(settings: Record<string, string> = {}, dataDir?: string) {
  const databaseDir = await freshDataFolder()
  const { connectionString: DATABASE_URL, stop } = await startEmbedded({
    dataDir: databaseDir,
    log: pino({ level: 'silent' }),
  })
  onTestFinished(stop)
  const pool = openPool(DATABASE_URL, () => undefined)
  onTestFinished(() => pool.end())
  const folder = dataDir ?? (await freshFolder())
  const start = (more: Record<string, string> = {}) =>
    startServer(folder, { DATABASE_URL, SECRET: 's'.repeat(32), ...settings, ...more })
  const db = connect(pool)

  /** An account that can log in with PASSWORD. */
  async function newAccount(username: string, userType: 'personal' | 'company') {
    const email = `${username}@example.com`
    const user = { name: 'Mill', is_active: true, password_hash: await hashPassword(PASSWORD) }
    const { id } = await db
      .insertInto('users')
      .values({ ...user, user_type: userType, username, email })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, email }
  }

  return {
    db,
    databaseDir,
    dataDir: folder,
    servers: [await start(), await start()] as const,
    start,
    newAccount,
  }
}

export async function logIn({ call }: Pick<Server, 'call'>, { email }: { email: string }) {
  const { status, body } = await call(account.logIn, { body: { email, password: PASSWORD } })
  expect(status).toBe(200)
  return body as { access: string; refresh: string }
}

/** A function that notifies accounts of a job that a company posted. */
export async function newNotifier({ db, servers: [server], newAccount }: TwoServers) {
  const mill = await newAccount('mill', 'company')
  const { access } = await logIn(server, mill)
  const job = { value: aJob(), additionalValue: 'true' as const }
  const { id } = (await server.call(posting.addJob, { body: job }, access)).body as { id: number }
  return (accounts: { id: number }[]) =>
    notify(db, {
      userIds: accounts.map(({ id }) => id),
      fromId: mill.id,
      message: 'News.',
      job: { id, status: 'Open' },
    })
}
