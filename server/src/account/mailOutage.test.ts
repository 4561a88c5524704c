import { account } from '@guildhall/contract/account/endpoints'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { recordScenario } from '../../test/chaos/report.ts'
import { freshMailServer } from '../../test/mailServer.ts'
import { deadLettersIn, freshQueue } from '../../test/queues.ts'
import { aRegistration, linkIn } from '../../test/registering.ts'
import { freshInstance, PUBLIC_URL } from '../../test/instance.ts'
import type { Mailer } from '../adapters/mail.ts'
import { accountTasks } from './api.ts'

/** An instance whose mails go to a real mail server. */
async function freshInstanceWith(mailer: Mailer) {
  const instance = await freshInstance()
  const queue = await freshQueue(instance.url)
  const { tasks } = accountTasks({ db: instance.db, mailer, publicUrl: PUBLIC_URL, siteName: 'Guildhall' })
  const register = async (username: string) =>
    instance.send(account.register, { body: aRegistration({ username, email: `${username}@example.com` }) })
  return { ...instance, ...queue, register, sendMails: () => queue.tryEach(tasks) }
}

const PEOPLE = ['ann', 'ben', 'eve']
const emailsOf = (people: string[]) => people.map((name) => [`${name}@example.com`])
const byName = (a: string[], b: string[]) => (a[0]! < b[0]! ? -1 : 1)

describe('mail server outage', () => {
  test('registrations succeed while the mail server is down, and each gets one mail when it is back', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server.mailer)
    await server.stop()
    for (const name of PEOPLE) expect((await instance.register(name)).statusCode).toBe(201)
    // 25 attempts with up to 10 minutes between them take about 3 hours.
    for (let i = 0; i < 25; i += 1) await instance.sendMails()
    await instance.send(account.resendActivation, { params: { email: 'ann@example.com' } })
    expect(await deadLettersIn(instance.db)).toEqual([])

    await server.start()
    for (let i = 0; i < 2; i += 1) await instance.sendMails()
    expect(server.received.map(({ to }) => to).sort(byName)).toEqual(emailsOf(PEOPLE))
    for (const { raw } of server.received) {
      const params = linkIn((await PostalMime.parse(raw)).text!)
      expect.soft(await instance.call(account.activate, { params })).toMatchObject({ status: 204 })
    }
    recordScenario('R15', { registrations: PEOPLE.length })
  })

  test('the queue contains no email address and no link', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server.mailer)
    await server.stop()
    await instance.register('ann')
    await instance.sendMails()
    expect(JSON.stringify(await instance.queueRows())).not.toMatch(/example\.com|activate\//)
  })
})

describe('mail server errors', () => {
  test('a mail rejected permanently is dead-lettered after one attempt, and the others are sent', async () => {
    const offered: string[] = []
    const server = await freshMailServer({
      onRcptTo({ address }, _session, done) {
        offered.push(address)
        done(address.startsWith('eve') ? new Error('no such mailbox') : undefined)
      },
    })
    const instance = await freshInstanceWith(server.mailer)
    for (const name of PEOPLE) await instance.register(name)
    for (let i = 0; i < 3; i += 1) await instance.sendMails()
    expect(offered.filter((address) => address.startsWith('eve'))).toHaveLength(1)
    expect(server.received.map(({ to }) => to).sort(byName)).toEqual(
      emailsOf(PEOPLE.filter((name) => name !== 'eve')),
    )
    expect(await deadLettersIn(instance.db)).toMatchObject([
      { error: expect.stringMatching(/^Error EENVELOPE 550\n/) as string },
    ])
    expect(JSON.stringify(await deadLettersIn(instance.db))).not.toContain('eve@')
  })

  test('a mail is sent again when the mail server crashes before confirming it', async () => {
    const taken: string[] = []
    const server = await freshMailServer({
      onData(stream, { envelope }, done) {
        stream.resume().on('end', () => {
          taken.push(envelope.rcptTo[0]!.address)
          if (taken.length > 1) return done()
          server.stop().catch(() => undefined)
        })
      },
    })
    const instance = await freshInstanceWith(server.mailer)
    await instance.register('ann')
    await instance.sendMails()
    await server.start()
    for (let i = 0; i < 2; i += 1) await instance.sendMails()
    expect(taken).toEqual(['ann@example.com', 'ann@example.com'])
    recordScenario('R16')
  })
})
