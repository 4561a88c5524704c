import { randomBytes } from 'node:crypto'
import { account } from '@guildhall/contract/account/endpoints'
import { hashPassword } from '../src/account/api.ts'
import type { Db } from '../src/db/connect.ts'
import type { Server } from './server.ts'

type UserType = 'personal' | 'company'

/** Creates an active account and returns its credentials. */
export async function newLogin(db: Db, user_type: UserType) {
  const password = randomBytes(12).toString('hex')
  const username = `bench-${randomBytes(6).toString('hex')}`
  const email = `${username}@example.com`
  await db
    .insertInto('users')
    .values({
      user_type,
      username,
      email,
      name: 'Bench',
      is_active: true,
      password_hash: await hashPassword(password),
    })
    .execute()
  return { email, password }
}

/** Creates an account and returns its access token. */
export async function newAccess(db: Db, { url }: Server, user_type: UserType) {
  const response = await fetch(url + account.logIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await newLogin(db, user_type)),
  })
  return ((await response.json()) as { access: string }).access
}
