import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../test/folders.ts'
import { freshMailServer, FROM } from '../../test/mailServer.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { UnavailableError, UnconfirmedError, PermanentError } from '../platform/queue/failures.ts'
import { fileMailer, smtpMailer } from './mail.ts'

const MAIL: Mail = {
  to: 'ann@example.com',
  subject: 'Welcome',
  text: 'Hello Ann,\n\nhttp://guildhall.test/x/\n',
  html: '<p>Hello Ann,</p><a href="http://guildhall.test/x/">Open</a>',
}

/** Each part of a mail ends with a line break before the next one. */
const TEXT_RECEIVED = `${MAIL.text}\n`

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
      text: TEXT_RECEIVED,
    })
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(mail.html).toContain(MAIL.html)
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  test('a mail that can be stopped has the headers of RFC 8058', async () => {
    const { mailer, received } = await freshMailServer()
    const unsubscribeUrl = `http://guildhall.test/unsubscribe/${'t'.repeat(200)}/`
    await mailer.send({ ...MAIL, unsubscribeUrl })
    const { headers } = await PostalMime.parse(received[0]!.raw)
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(valueOf('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('replies go to one address, whatever the name of its owner contains', async () => {
    const { mailer, received } = await freshMailServer()
    for (const name of ['Ann, <eve@example.com>', 'Ann\r\nBcc: eve@example.com', '"Ann" <eve@example.com>,'])
      await mailer.send({ ...MAIL, replyTo: { name, address: 'ben@example.com' } })
    for (const { to, raw } of received) {
      const { replyTo, bcc } = await PostalMime.parse(raw)
      expect.soft({ to, bcc }).toEqual({ to: ['ann@example.com'], bcc: undefined })
      expect.soft(replyTo?.map(({ address }) => address)).toEqual(['ben@example.com'])
    }
    expect(received).toHaveLength(3)
  })

  test('a mail keeps a long link and text in any script intact', async () => {
    const { mailer, received } = await freshMailServer()
    const text = `Žluťoučký кіт 猫 🐈\n\nhttp://guildhall.test/accounts/activate/${'u'.repeat(200)}/${'t'.repeat(200)}/\n`
    await mailer.send({ ...MAIL, subject: 'Aktivace účtu 猫 '.repeat(8).trim(), text })
    const mail = await PostalMime.parse(received[0]!.raw)
    expect(mail.text).toBe(`${text}\n`)
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
    expect(mail.text).toBe(TEXT_RECEIVED)
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

/** A mailer for a server that closes the connection instead of confirming a mail. */
const mailerToCrashing = () =>
  mailerTo((socket) => {
    let received = ''
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      received += String(chunk)
      if (received.endsWith('\r\n.\r\n')) socket.destroy()
      else if (received.endsWith('DATA\r\n')) socket.write('354 go on\r\n')
      else if (!/DATA\r\n/.test(received)) socket.write('250 ok\r\n')
    })
  })

const HANGING = { socketTimeout: 300 }
/** More than the socket holds. */
const LONG_TEXT = 'Hello\n'.repeat(5_000_000)

describe('a mail server that does not answer', () => {
  test('a mail throws UnconfirmedError when the server got all of it and then hangs or closes', async () => {
    const hanging = await freshMailServer({ onData: (stream) => void stream.resume() }, HANGING)
    await expect(hanging.mailer.send(MAIL)).rejects.toThrow(UnconfirmedError)
    await expect((await mailerToCrashing()).send(MAIL)).rejects.toThrow(UnconfirmedError)
  })

  test('a mail throws UnavailableError when the server hangs before it got all of it', async () => {
    const hanging = [
      await freshMailServer({ onMailFrom: () => undefined }, HANGING),
      await freshMailServer({ onRcptTo: () => undefined }, HANGING),
      await freshMailServer({ onData: (stream) => void stream.pause() }, HANGING),
    ]
    for (const { mailer } of hanging)
      await expect.soft(mailer.send({ ...MAIL, text: LONG_TEXT })).rejects.toThrow(UnavailableError)
  })
})

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
      text: TEXT_RECEIVED,
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
