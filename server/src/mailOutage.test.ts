import { account } from '@guildhall/contract/account/endpoints'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { recordScenario } from '../test/chaos/report.ts'
import { haveWritten, write } from '../test/digests.ts'
import { CONTACT_EMAIL } from '../test/instance.ts'
import { freshInstanceWith } from '../test/mailOutage.ts'
import { freshMailServer } from '../test/mailServer.ts'
import { deadLettersIn } from '../test/queues.ts'
import { linkIn } from '../test/registering.ts'

const PEOPLE = { registering: ['ann', 'ben', 'eve'], reading: ['cleo', 'dan', 'evelyn'], messages: 2 }
const ALL = [
  ...[...PEOPLE.registering, ...PEOPLE.reading].map((name) => `${name}@example.com`),
  ...Array.from({ length: PEOPLE.messages }, () => CONTACT_EMAIL),
]

const recipients = (received: { to: string[] }[]) => received.flatMap(({ to }) => to).sort()

describe('mail server outage', () => {
  test('what causes a mail during a day without a mail server is mailed once when it is back', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server)
    await server.stop()
    await instance.causeMails(PEOPLE)
    for (let hour = 0; hour < 24; hour++) await instance.sendMailsAfter(60)
    await instance.send(account.resendActivationByGet, { params: { email: 'ann@example.com' } })
    expect(await deadLettersIn(instance.db)).toEqual([])

    await server.start()
    for (let i = 0; i < 3; i++) await instance.sendMailsAfter(60)
    expect(recipients(server.received)).toEqual(ALL.toSorted())
    const mails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)))
    const activations = mails.filter(({ subject }) => subject?.startsWith('Activate'))
    expect(activations).toHaveLength(PEOPLE.registering.length)
    for (const { text } of activations)
      expect
        .soft(await instance.call(account.activateByGet, { params: linkIn(text!) }))
        .toMatchObject({ status: 204 })
    recordScenario('R15', { mails: mails.length })
  })

  test('what became unread during the outage is in one digest', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server)
    const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
    await haveWritten(instance, ben, ann)
    await server.stop()
    for (const hour of [0, 8, 16]) {
      await write(instance, ann, ben, `Written in hour ${hour}.`)
      for (let i = 0; i < 8; i++) await instance.sendMailsAfter(60)
    }
    await server.start()
    for (let i = 0; i < 3; i++) await instance.sendMailsAfter(60)
    expect(recipients(server.received)).toEqual([ben.email])
    for (const hour of [0, 8, 16]) expect.soft(server.received[0]!.raw).toContain(`Written in hour ${hour}.`)
    recordScenario('R15')
  })

  test('a mail server that does not greet is given up, and all mails arrive once when it does', async () => {
    let isTarpit = true
    const server = await freshMailServer(
      { onConnect: (_session, done) => void (isTarpit || done()) },
      { greetingTimeout: 300 }, // the server itself waits 100 ms before it greets
    )
    const instance = await freshInstanceWith(server)
    await instance.causeMails(PEOPLE)
    await instance.sendMailsAfter(60)
    expect(server.received).toEqual([])
    expect(await deadLettersIn(instance.db)).toEqual([])

    isTarpit = false
    for (let i = 0; i < 3; i++) await instance.sendMailsAfter(60)
    expect(recipients(server.received)).toEqual(ALL.toSorted())
    recordScenario('R16')
  })

  test('urgent mails are sent first after an outage, and digests last', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server)
    await server.stop()
    await instance.causeMails({ registering: [], reading: PEOPLE.reading, messages: 0 })
    await instance.sendMailsAfter(60)
    await instance.causeMails({ registering: [], reading: [], messages: 1 })
    await instance.sendMailsAfter(60)
    await server.start()
    await instance.causeMails({ registering: ['ann'], reading: [], messages: 0 })
    await instance.sendMailsAfter(60)
    const order = server.received.map(({ to }) => to[0])
    expect(order).toHaveLength(2 + PEOPLE.reading.length)
    expect(order.slice(0, 2)).toEqual(['ann@example.com', CONTACT_EMAIL])
    recordScenario('R15', { digests: PEOPLE.reading.length })
  })

  test('the queue contains no email address, no link and no text', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server)
    await server.stop()
    await instance.causeMails(PEOPLE)
    await instance.sendMailsAfter(15)
    const rows = await instance.queueRows()
    expect(rows).toHaveLength(ALL.length)
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|activate\/|dawn|Sunday/)
  })
})

describe('mail server errors', () => {
  test('a mail rejected permanently is not tried again, a digest not for a week, and the others are sent', async () => {
    const offered: string[] = []
    const server = await freshMailServer({
      onRcptTo({ address }, _session, done) {
        offered.push(address)
        done(address.startsWith('eve') ? new Error('no such mailbox') : undefined)
      },
    })
    const instance = await freshInstanceWith(server)
    await instance.causeMails(PEOPLE)
    for (let i = 0; i < 3; i++) await instance.sendMailsAfter(60)
    expect(offered.sort()).toEqual(ALL.toSorted())
    expect(recipients(server.received)).toEqual(ALL.filter((email) => !email.startsWith('eve')).sort())
    const error = expect.stringMatching(/^Error EENVELOPE 550\n/) as string
    const dead = await deadLettersIn(instance.db)
    expect(dead).toMatchObject([{ task: 'send_activation_mail', error }])
    expect(JSON.stringify(dead)).not.toMatch(/eve|dawn/)

    const evelyn = await instance.db
      .selectFrom('users')
      .where('email', '=', 'evelyn@example.com')
      .select('id')
      .executeTakeFirstOrThrow()
    await write(instance, await instance.newAccount(), evelyn, 'Written later')
    offered.splice(0)
    for (let day = 1; day < 7; day++) await instance.sendMailsAfter(24 * 60)
    expect(offered).toEqual([])
    await instance.sendMailsAfter(24 * 60)
    expect(offered).toEqual(['evelyn@example.com'])
    recordScenario('R16')
  })

  test('a mail server that takes digests and never says so gets them at most six times a day', async () => {
    let isHanging = true
    let taken = 0
    const server = await freshMailServer(
      {
        onData(stream, _session, done) {
          stream.resume().on('end', () => {
            taken += 1
            if (!isHanging) done()
          })
        },
      },
      { socketTimeout: 300 },
    )
    const instance = await freshInstanceWith(server)
    await instance.causeMails({ registering: [], reading: ['dan'], messages: 0 })
    for (let i = 0; i < 2; i++) await instance.sendMailsAfter(20)
    expect(taken).toBe(1)
    for (let i = 0; i < 3 * 23; i++) await instance.sendMailsAfter(20)
    expect(taken).toBe(6)
    expect(await deadLettersIn(instance.db)).toEqual([])

    isHanging = false
    for (let i = 0; i < 24; i++) await instance.sendMailsAfter(60)
    expect(taken).toBe(7)
    recordScenario('R16', { 'times sent': taken })
  })

  test.each([
    ['a mail', PEOPLE, ALL],
    ['a digest', { registering: [], reading: ['dan'], messages: 0 }, ['dan@example.com']],
    ['a contact message', { registering: [], reading: [], messages: 1 }, [CONTACT_EMAIL]],
  ])(
    '%s is sent again when the mail server crashes before confirming it',
    async (_kind, people, expected) => {
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
      const instance = await freshInstanceWith(server)
      await instance.causeMails(people)
      await instance.sendMailsAfter(60)
      await server.start()
      for (let i = 0; i < 2; i++) await instance.sendMailsAfter(60)
      expect(taken.toSorted()).toEqual([taken[0], ...expected].sort())
      recordScenario('R16')
    },
  )
})
