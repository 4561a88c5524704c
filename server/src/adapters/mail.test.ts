import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../test/folders.ts'
import { freshMailServer, FROM } from '../../test/mailServer.ts'
import { UnavailableError, PermanentError } from '../platform/queue/failures.ts'
import { fileMailer, smtpMailer, type Mail } from './mail.ts'

const MAIL: Mail = {
  to: 'ann@example.com',
  subject: 'Welcome',
  text: 'Hello Ann,\n\nhttp://guildhall.test/x/\n',
}

async function freshMailFolder() {
  const folder = join(await freshFolder(), 'mail')
  const mailer = fileMailer(folder, FROM)
  onTestFinished(() => mailer.close())
  const read = async () =>
    Promise.all(
      (await readdir(folder)).map(async (name) => ({
        name,
        raw: await readFile(join(folder, name), 'utf8'),
      })),
    )
  return { mailer, read }
}

const HOSTILE_ADDRESSES = [
  'ann@example.com, eve@example.com',
  'ann@example.com; eve@example.com',
  '"eve@example.com" <ann@example.com>',
  'Group: ann@example.com, eve@example.com;',
  'ann@example.com\r\nBcc: eve@example.com',
  'ann@example.com>\r\nRCPT TO:<eve@example.com',
  'ann@example.com\nRCPT TO:<eve@example.com>',
]

describe('mail by SMTP', () => {
  test('a mail reaches its one recipient unchanged, with the configured sender', async () => {
    const { mailer, received } = await freshMailServer()
    await mailer.send(MAIL)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'no-reply@guildhall.test', to: ['ann@example.com'] })
    const mail = await PostalMime.parse(received[0]!.raw)
    expect(mail).toMatchObject({
      subject: 'Welcome',
      from: { name: 'Guildhall', address: 'no-reply@guildhall.test' },
      to: [{ name: '', address: 'ann@example.com' }],
      text: MAIL.text,
    })
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  test('a mail keeps a long link and text in any script intact', async () => {
    const { mailer, received } = await freshMailServer()
    const text = `Žluťoučký кіт 猫 🐈\n\nhttp://guildhall.test/accounts/activate/${'u'.repeat(200)}/${'t'.repeat(200)}/\n`
    await mailer.send({ ...MAIL, subject: 'Aktivace účtu 猫 '.repeat(8).trim(), text })
    const mail = await PostalMime.parse(received[0]!.raw)
    expect(mail.text).toBe(text)
    expect(mail.subject).toBe('Aktivace účtu 猫 '.repeat(8).trim())
  })

  test('a mail to an address that hides another address or a command reaches nobody', async () => {
    const { mailer, received } = await freshMailServer()
    for (const to of HOSTILE_ADDRESSES)
      await expect(mailer.send({ ...MAIL, to })).rejects.toThrow('all recipients were rejected')
    await mailer.send(MAIL)
    expect(received.map(({ to }) => to)).toEqual([['ann@example.com']])
  })

  test('a mail reaches an address that only looks like two', async () => {
    const { mailer, received } = await freshMailServer()
    await mailer.send({ ...MAIL, to: '"ann,eve"@example.com' })
    expect(received.map(({ to }) => to)).toEqual([['"ann,eve"@example.com']])
  })

  test('a mail has no header injected through its subject', async () => {
    const { mailer, received } = await freshMailServer()
    await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nanother body' })
    expect(received).toHaveLength(1)
    expect(received[0]!.to).toEqual(['ann@example.com'])
    const mail = await PostalMime.parse(received[0]!.raw)
    expect(mail.bcc).toBeUndefined()
    expect(mail.text).toBe(MAIL.text)
  })

  test('a mail that the server rejects permanently throws PermanentError, for the recipient or the text', async () => {
    const { mailer, received } = await freshMailServer({
      onRcptTo: (_address, _session, done) => done(replying(550, 'no such mailbox')),
    })
    await expect(mailer.send(MAIL)).rejects.toThrow(PermanentError)
    const strict = await freshMailServer({ onData: refuseText(554) })
    await expect(strict.mailer.send(MAIL)).rejects.toThrow(PermanentError)
    expect([received, strict.received]).toEqual([[], []])
  })

  test('a mail that the server rejects temporarily throws an ordinary error, so that it is retried', async () => {
    const { mailer } = await freshMailServer({ onData: refuseText(452) })
    const failure = await mailer.send(MAIL).catch((error: unknown) => error)
    expect(failure).toMatchObject({ responseCode: 452 })
    expect(failure).not.toBeInstanceOf(UnavailableError)
    expect(failure).not.toBeInstanceOf(PermanentError)
  })

  test('a mail throws UnavailableError when the server is unreachable or rejects every mail', async () => {
    const unreachable = smtpMailer('smtp://127.0.0.1:1', FROM)
    onTestFinished(() => unreachable.close())
    await expect(unreachable.send(MAIL)).rejects.toThrow(UnavailableError)
    const failing = [
      await freshMailServer({ onConnect: (_session, done) => done(replying(554, 'not today')) }),
      await freshMailServer({ onMailFrom: (_address, _session, done) => done(replying(550, 'not you')) }),
      await freshMailServer({ onRcptTo: (_address, _session, done) => done(replying(421, 'closing')) }),
      { mailer: await mailerTo((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')) },
      { mailer: await mailerTo((socket) => socket.destroy()) },
    ]
    for (const { mailer } of failing) await expect.soft(mailer.send(MAIL)).rejects.toThrow(UnavailableError)
  })
})

const replying = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

const refuseText =
  (code: number): SMTPServerOptions['onData'] =>
  (stream, _session, done) =>
    void stream.resume().on('end', () => done(replying(code, 'not this')))

/** A mailer for a server that handles each connection with `respond`. */
async function mailerTo(respond: (socket: Socket) => void) {
  const server = createServer((socket) => respond(socket.on('error', () => undefined))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mailer = smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, FROM)
  onTestFinished(() => {
    mailer.close()
    server.close()
  })
  return mailer
}

describe('mail without an SMTP server', () => {
  test('a mail becomes a file that any mail program opens', async () => {
    const { mailer, read } = await freshMailFolder()
    await mailer.send(MAIL)
    const files = await read()
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^[\dT.-]+Z-[0-9a-f]{8}\.eml$/)])
    expect(await PostalMime.parse(files[0]!.raw)).toMatchObject({
      subject: 'Welcome',
      from: { address: 'no-reply@guildhall.test' },
      to: [{ address: 'ann@example.com' }],
      text: MAIL.text,
    })
  })

  test('each mail becomes a separate file, even when many are sent concurrently', async () => {
    const { mailer, read } = await freshMailFolder()
    const people = Array.from({ length: 20 }, (_, i) => `ann${i}@example.com`)
    await Promise.all(people.map((to) => mailer.send({ ...MAIL, to })))
    const mails = await Promise.all((await read()).map(({ raw }) => PostalMime.parse(raw)))
    expect(mails.map(({ to }) => to![0]!.address).sort()).toEqual(people.sort())
  })

  test('a mail file has one recipient, whatever the address contains', async () => {
    const { mailer, read } = await freshMailFolder()
    for (const to of HOSTILE_ADDRESSES) await mailer.send({ ...MAIL, to })
    const mails = await Promise.all((await read()).map(({ raw }) => PostalMime.parse(raw)))
    expect(mails).toHaveLength(HOSTILE_ADDRESSES.length)
    for (const { to, cc, bcc } of mails)
      expect.soft({ to: to?.length, cc, bcc }).toEqual({ to: 1, cc: undefined, bcc: undefined })
  })
})
