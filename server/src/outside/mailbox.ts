import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'

/** /dev/mail/: the mails that became files, newest first. For a demo on one's own machine: loopback peers only. */
export function showMails(app: FastifyInstance, folder: string) {
  app.get('/dev/mail/', async (request, response) => {
    if (!isLoopback(request)) return response.code(404).send({ error: 'Page Not Found' })
    const mails = await Promise.all((await newestFirst(folder)).map((name) => readMail(join(folder, name))))
    return response.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mails))
  })
}

/** Somebody at this machine: a proxy on it would bring strangers, and a foreign name in Host another site's page. */
const isLoopback = ({ socket, headers, hostname }: FastifyRequest) =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(hostname)

const MOST = 50

async function newestFirst(folder: string) {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, MOST)
}

type ReadMail = { to: string; subject: string; date: string; text: string }

async function readMail(file: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(await readFile(file))
  return {
    to: mail.to?.map((recipient) => recipient.address).join(', ') ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
  }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const withLinks = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

const article = ({ to, subject, date, text }: ReadMail) =>
  `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}, ${escape(date)}</p><pre>${withLinks(text)}</pre></article>`

const page = (mails: ReadMail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mails of the demo</title>
<h1>Mails of the demo</h1>
${mails.map(article).join('\n') || '<p>No mail was sent yet. Register an account, and its activation mail will be here.</p>'}
</html>`
