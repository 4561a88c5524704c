import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { register } from '../../test/registering.ts'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance, SECRET } from '../../test/instance.ts'
import { fileMailer } from './mail.ts'
import { mailboxPath } from './mailbox.ts'

const PATH = mailboxPath(SECRET)

async function freshMailbox() {
  const mailFolder = join(await freshFolder(), 'mail')
  const instance = await freshInstance({ mailFolder })
  const mailer = fileMailer(mailFolder, 'Guildhall <no-reply@guildhall.test>')
  const read = (remoteAddress?: string, headers = {}) =>
    instance.app.inject({ url: PATH, headers, ...(remoteAddress && { remoteAddress }) })
  return { instance, mailFolder, mailer, read }
}

describe('demo mailbox', () => {
  test('the mailbox shows a mail with its time and a clickable link', async () => {
    const { instance, mailer, read } = await freshMailbox()
    const { mail, link } = await register(instance)
    await mailer.send(mail)
    const page = await read()
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-store')
    const url = `http://guildhall.test/accounts/activate/#uid=${link.uid}&amp;token=${link.token}`
    expect(page.payload).toContain(`<a href="${url}">${url}</a>`)
    expect(page.payload).toMatch(/To marta@example\.com, \d{4}-\d\d-\d\d \d\d:\d\d UTC\./)
  })

  test('the mailbox shows the last fifty mails, newest first', async () => {
    const { mailFolder, read } = await freshMailbox()
    await mkdir(mailFolder)
    const days = Array.from({ length: 60 }, (_, i) => `day ${String(i + 1).padStart(2, '0')}`)
    for (const [i, day] of days.entries()) {
      const time = new Date(Date.UTC(2026, 0, i + 1)).toISOString().replaceAll(':', '-')
      await writeFile(
        join(mailFolder, `${time}-0a1b2c3d.eml`),
        `To: ann@example.com\nSubject: ${day}\n\nHello`,
      )
    }
    const { payload } = await read()
    const subjects = [...payload.matchAll(/<h2>([^<]+)/g)].map(([, subject]) => subject)
    expect(subjects).toEqual(days.toReversed().slice(0, 50))
  })

  test("a mail can't inject markup or a script into the mailbox", async () => {
    const { mailer, read } = await freshMailbox()
    await mailer.send({
      to: 'ann@example.com',
      subject: '<script>alert(1)</script>',
      text: '<img src=x onerror=alert(1)> http://a.example/"onmouseover="alert(1) javascript:alert(1) </pre>',
      html: '<script>alert(2)</script>',
    })
    const { payload, headers } = await read()
    expect(payload).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(payload).not.toMatch(/<script|<img|"onmouseover|href="javascript/)
    expect(payload.match(/<\/pre>/g)).toHaveLength(1)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
  })

  test('a mail is shown as HTML, where it can neither run nor load anything', async () => {
    const { instance, mailer, read } = await freshMailbox()
    const html = '<p style="color:green">Hello</p><script>alert(1)</script>'
    await mailer.send({ to: 'ann@example.com', subject: 'Hi', text: 'Hello', html })
    const [, path] = (await read()).payload.match(/<a href="([^"]+)">As HTML/) ?? []
    const page = await instance.app.inject(PATH + path)
    expect(page.payload).toContain(html)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
    const otherPath = mailboxPath('the secret of another installation')
    for (const url of [`${otherPath}${path}`, `${PATH}none.eml/`, `${PATH}..%2f..%2fetc%2fpasswd/`])
      expect.soft((await instance.app.inject(url)).statusCode, url).toBe(404)
  })

  test('the mailbox is not shown without the token, which is specific to the installation', async () => {
    const { instance } = await freshMailbox()
    const otherPath = mailboxPath('the secret of another installation')
    expect(otherPath).not.toBe(PATH)
    for (const path of ['/dev/mail/', '/dev/mail', otherPath, PATH.slice(0, -2), `${PATH.slice(0, -1)}A/`]) {
      const response = await instance.app.inject(path)
      expect.soft(response.statusCode, path).toBe(404)
      expect.soft(response.json()).toEqual({ error: 'Page Not Found' })
    }
    expect((await instance.app.inject(PATH.slice(0, -1))).statusCode).toBe(200)
  })

  test('an empty mailbox explains how to get a mail', async () => {
    const { read } = await freshMailbox()
    expect((await read()).payload).toContain('No emails yet.')
  })

  test('the mailbox is shown to the local machine only, whatever the headers claim', async () => {
    const { read } = await freshMailbox()
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.8.8'])
      expect.soft((await read(peer)).statusCode, peer).toBe(200)
    for (const peer of ['10.0.0.7', '192.168.1.7', '2001:db8::1', '::ffff:10.0.0.7', '1270.0.0.1']) {
      const response = await read(peer, { 'x-forwarded-for': '127.0.0.1', host: 'localhost' })
      expect.soft(response.statusCode, peer).toBe(404)
      expect.soft(response.json()).toEqual({ error: 'Page Not Found' })
    }
  })

  test('the mailbox does not exist outside a demo', async () => {
    const { app } = await freshInstance()
    expect((await app.inject(PATH)).statusCode).toBe(404)
  })

  test('the mailbox ignores files that are not complete mails', async () => {
    const { mailFolder, read } = await freshMailbox()
    await mkdir(mailFolder)
    await writeFile(join(mailFolder, 'half.eml.tmp'), 'Subject: Half')
    expect((await read()).payload).not.toContain('Half')
  })

  test('the mailbox is shown neither through a proxy on the same machine nor to a page of another site', async () => {
    const { read } = await freshMailbox()
    const forwarding = [
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Forwarded-Server',
      'X-Real-IP',
      'X-Client-IP',
      'X-Cluster-Client-IP',
      'X-Original-Forwarded-For',
      'X-Envoy-External-Address',
      'CF-Connecting-IP',
      'True-Client-IP',
      'Forwarded',
      'Via',
    ]
    for (const name of forwarding)
      expect.soft((await read('127.0.0.1', { [name]: '127.0.0.1' })).statusCode, name).toBe(404)
    expect((await read('127.0.0.1', { host: 'evil.example' })).statusCode).toBe(404)
    expect((await read('127.0.0.1', { host: '127.0.0.1:3000' })).statusCode).toBe(200)
    expect((await read('127.0.0.2', { host: '127.0.0.2:3000' })).statusCode).toBe(200)
  })
})
