import { contact } from '@guildhall/contract/contact/endpoints'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { CONTACT_EMAIL, freshInstance, type TestInstance } from '../../test/instance.ts'
import { freshMailServer } from '../../test/mailServer.ts'
import { deadLettersIn, enqueue, freshQueue } from '../../test/queues.ts'
import type { Mailer } from '../adapters/mail.ts'
import { contactTasks } from './api.ts'

const MESSAGE = {
  name: 'Ann Baker',
  email: 'ann@example.com',
  messageBody: 'Do you also list\nvolunteer work?',
}
const SENT = { status: 200, body: { success: 'Message sent' } }

const write = ({ call }: TestInstance, over: Partial<typeof MESSAGE & { website: string }> = {}) =>
  call(contact.sendContactMessage, { body: { ...MESSAGE, ...over } })

const messagesIn = ({ db }: TestInstance) => db.selectFrom('contact_messages').selectAll().execute()

/** An instance whose mails to the operator go to a real mail server. */
async function freshInstanceWith(mailer: Mailer) {
  const instance = await freshInstance()
  const queue = await freshQueue(instance.url)
  const sendMails = (email: string | undefined = CONTACT_EMAIL) => {
    const site = { siteName: 'Guildhall', contact: { email, links: [] } }
    return queue.tryEach(contactTasks({ db: instance.db, mailer, ...site }).tasks)
  }
  return { ...instance, ...queue, sendMails }
}

describe('the contact form', () => {
  test('the contact form mails to the operator, who answers the writer by replying', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server.mailer)
    expect(await write(instance)).toEqual(SENT)
    expect(await messagesIn(instance)).toHaveLength(1)
    expect(JSON.stringify(await instance.queueRows())).not.toMatch(/example\.com|Ann|volunteer/)

    await instance.sendMails()
    expect(server.received).toMatchObject([{ from: 'no-reply@guildhall.test', to: [CONTACT_EMAIL] }])
    const mail = await PostalMime.parse(server.received[0]!.raw)
    expect(mail.subject).toBe('Message from the Guildhall contact form')
    expect(mail.from).toMatchObject({ address: 'no-reply@guildhall.test' })
    expect(mail.replyTo).toEqual([{ name: 'Ann Baker', address: 'ann@example.com' }])
    expect(mail.text).toContain('> Do you also list\n> volunteer work?')
    expect(await messagesIn(instance)).toEqual([])
  })

  test('the contact form needs a name, a valid email and a message', async () => {
    const instance = await freshInstance()
    expect(await write(instance, { name: ' ', email: '', messageBody: '\n' })).toMatchObject({
      status: 400,
      body: {
        errorField: {
          name: ['Name is required'],
          email: ['Email is required'],
          messageBody: ['Message is required'],
        },
      },
    })
    for (const email of ['ann', 'a@b.example, eve@example.com', 'a@example.com\r\nBcc: eve@example.com'])
      expect.soft(await write(instance, { email }), email).toMatchObject({
        status: 400,
        body: { errorField: { email: ['Please Insert Correct Email'] } },
      })
    const tooLong = { name: 'x'.repeat(101), messageBody: 'x'.repeat(5001) }
    expect(await write(instance, tooLong)).toMatchObject({ status: 400 })
    expect(await messagesIn(instance)).toEqual([])
  })

  test('the contact form seems to send a message that fills in the hidden field, and does not', async () => {
    const instance = await freshInstance()
    expect(await write(instance, { website: 'https://spam.example' })).toEqual(SENT)
    expect(await messagesIn(instance)).toEqual([])
    expect(await instance.workQueue()).toEqual([])
  })

  test('the contact form is missing on a site without CONTACT_EMAIL', async () => {
    const instance = await freshInstance({ contact: { links: [] } })
    expect(await write(instance)).toEqual({
      status: 404,
      body: { error: 'This site has no contact form.' },
    })
    expect(await messagesIn(instance)).toEqual([])
  })

  test('the contact form stores no message whose mail could not be queued', async () => {
    const instance = await freshInstance()
    await sql`drop schema graphile_worker cascade`.execute(instance.db)
    expect(await write(instance)).toMatchObject({ status: 500 })
    expect(await messagesIn(instance)).toEqual([])
  })
})

const MARKUP = '<img src=x>'

describe('hostile contact messages', () => {
  test('a name or message with line breaks adds no header and no recipient', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server.mailer)
    const names = [
      'Ann\r\nBcc: eve@example.com',
      'Ann\nSubject: Win a prize',
      '"Eve" <eve@example.com>, Ann',
      'eve@example.com, bob@example.com',
      'Group: eve@example.com;',
      '=?utf-8?q?Ann=0D=0ABcc:_eve@example.com?=',
      'Ann\u2028Bcc: eve@example.com',
      '猫 🐈 "quoted" \\ (comment)',
    ]
    for (const name of names) {
      expect(
        await write(instance, { messageBody: `.\r\nRCPT TO:<eve@example.com>\r\n.\r\n${MARKUP}` }),
      ).toEqual(SENT)
      // The form refuses some of these names; they may be stored already.
      await instance.db
        .updateTable('contact_messages')
        .set({ name })
        .where('name', '=', MESSAGE.name)
        .execute()
    }
    await instance.sendMails()

    expect(server.received).toHaveLength(names.length)
    for (const { to, raw } of server.received) {
      expect.soft(to).toEqual([CONTACT_EMAIL])
      const mail = await PostalMime.parse(raw)
      expect.soft(mail.subject).toBe('Message from the Guildhall contact form')
      expect.soft(mail.to).toEqual([{ name: '', address: CONTACT_EMAIL }])
      expect.soft([mail.cc, mail.bcc]).toEqual([undefined, undefined])
      expect.soft(mail.replyTo?.map(({ address }) => address)).toEqual(['ann@example.com'])
      expect
        .soft(mail.text?.replaceAll('\u200b', ''))
        .toContain('> .\n> RCPT TO:<eve@example.com>\n> .\n> <img src=x>')
      expect.soft(mail.html).not.toContain(MARKUP)
    }
  })
})

describe('contact mails and the mail server', () => {
  test('a contact mail waits until CONTACT_EMAIL is set again', async () => {
    const server = await freshMailServer()
    const instance = await freshInstanceWith(server.mailer)
    await write(instance)
    for (let i = 0; i < 25; i += 1) await instance.sendMails('')
    expect(await deadLettersIn(instance.db)).toEqual([])
    await instance.sendMails()
    expect(server.received).toHaveLength(1)
  })

  test('a contact mail that the operator’s mail server rejects for good is tried again the next day', async () => {
    let offers = 0
    const server = await freshMailServer({
      onRcptTo({ address }, _session, done) {
        offers += 1
        done(address === CONTACT_EMAIL ? new Error('no such mailbox') : undefined)
      },
    })
    const instance = await freshInstanceWith(server.mailer)
    await write(instance)
    for (let i = 0; i < 3; i += 1) await instance.sendMails()
    expect(offers).toBe(1)
    await enqueue(instance.db, 'clean_up_contact_messages', {}, 'clean_up_contact_messages')
    await instance.sendMails('hello@guildhall.test')
    await instance.sendMails('hello@guildhall.test')
    expect(server.received).toMatchObject([{ to: ['hello@guildhall.test'] }])
    expect(await messagesIn(instance)).toEqual([])
    expect(JSON.stringify(await deadLettersIn(instance.db))).not.toMatch(/Ann|ann@|office@/)
  })
})
