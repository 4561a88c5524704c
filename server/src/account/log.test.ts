import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { PASSWORD } from '../../test/factories.ts'
import { linkIn, register } from '../../test/registering.ts'
import { freshInstance } from '../../test/instance.ts'
import { openPool } from '../db/connect.ts'
import { openLog } from '../platform/log.ts'
import { startWorker } from '../platform/queue/queue.ts'
import { accountTasks } from './api.ts'

test('the log of everything that happens to an account contains no token, email or password', async () => {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const instance = await freshInstance({ log, rateLimits: true, trustProxy: ['127.0.0.1'] })

  const { form, link, proof } = await register(instance)
  const email = form.email
  await instance.call(account.activateByGet, { params: { ...link, token: `${link.token}x` } })
  await instance.call(account.activate, { body: { ...link, proof } })
  await instance.call(account.resendActivationByGet, { params: { email } })
  const session = await instance.logIn({ id: 0, email, username: form.username })
  await instance.send(sessions.getProfileImageName, {}, { as: session })
  await instance.send(sessions.refresh, { body: { refresh: session.refresh } })
  await instance.send(account.logIn, { body: { email, password: `${PASSWORD} wrong` } })
  await instance.send(account.logIn, { body: { email, password: `${PASSWORD}\0` } })
  await instance.call(account.requestPasswordResetByGet, { params: { email } })
  const [mail] = await instance.workQueue()
  const reset = linkIn(mail!.text, '/password/reset/confirm/')
  const body = { ...reset, new_password: 'nine lanterns', re_new_password: 'nine lanterns' }

  // A bug, a malformed body, unknown paths, and a mail server error that names the recipient.
  await sql`alter table users add constraint broken check (password_hash is null) not valid`.execute(
    instance.db,
  )
  expect((await instance.send(account.confirmPasswordReset, { body })).statusCode).toBe(500)
  await sql`alter table users drop constraint broken`.execute(instance.db)
  expect((await instance.send(account.confirmPasswordReset, { body })).statusCode).toBe(204)
  await instance.app.inject({
    method: 'POST',
    url: account.logIn.path,
    payload: `{"email":"${email}","password":"${PASSWORD}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77' },
  })
  await instance.app.inject(`/password/reset/confirm/${reset.uid}/${reset.token}/?email=${email}`)
  await instance.app.inject(`/api/nowhere/${reset.token}/${email}/%ff`)
  await failToMail(instance.url, email)

  const { access, refresh } = session
  const tokens = [access, refresh, proof, link.uid, link.token, reset.uid, reset.token]
  const secrets = [...tokens, email, 'marta@', PASSWORD, 'nine lanterns', '192.0.2.77']
  const output = lines.join('')
  expect(lines.length).toBeGreaterThan(15)
  expect(output).toContain('a request failed')
  expect(output).toContain('a task failed')
  for (const secret of secrets) expect.soft(output, secret).not.toContain(secret)

  async function failToMail(url: string, recipient: string) {
    const pool = openPool(url, () => undefined)
    onTestFinished(() => pool.end())
    const send = async () => Promise.reject(new Error(`550 no such mailbox: ${recipient}`))
    const mailer = { send, close: () => undefined }
    const { tasks } = accountTasks({ db: instance.db, mailer, publicUrl: 'http://x', siteName: 'x' })
    const worker = await startWorker(pool, tasks, log)
    onTestFinished(() => worker.stop())
    await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('a task failed')
  }
})
