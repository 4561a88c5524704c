import { timingSafeEqual } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '@guildhall/contract/escapeHtml'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import { keyedHash } from '../platform/http/keyedHash.ts'
import { isLoopbackAddress, isLoopbackHost } from '../platform/http/network.ts'

const tokenOf = (secret: string) => keyedHash(secret, 'demo mailbox')('')

/** The path of the demo's mailbox. It is derived from the installation's secret, so that it survives a restart. */
export const mailboxPath = (secret: string) => `/dev/mail/${tokenOf(secret)}/`

/**
 * Shows the mails written to files, newest first. For a demo on the developer's own machine: to loopback peers only, and
 * only with the token printed in the terminal, because a proxy on this machine also connects from loopback.
 */
export function showMails(app: FastifyInstance, { folder, secret }: { folder: string; secret: string }) {
  const token = tokenOf(secret)
  app.get<{ Params: { token: string } }>('/dev/mail/:token/', async (request, response) => {
    if (!isSame(request.params.token, token) || !isLoopback(request) || isForwarded(request))
      return response.code(404).send({ error: 'Page Not Found' })
    const mails = await Promise.all((await listNewest(folder)).map((name) => readMail(join(folder, name))))
    return response.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mails))
  })
}

function isSame(input: string, token: string) {
  const [a, b] = [Buffer.from(input), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Another name in the Host header means a page of another site (DNS rebinding). */
const isLoopback = ({ socket, hostname }: FastifyRequest) =>
  isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(hostname)

// Headers that proxies and content delivery networks add.
const FORWARDING =
  /^(forwarded|via|cf-connecting-ip|true-client-ip|x-(forwarded|original-forwarded|real|client|cluster-client|envoy))(-|$)/

const isForwarded = ({ headers }: FastifyRequest) =>
  Object.keys(headers).some((name) => FORWARDING.test(name))

const MAX_MAILS = 50

async function listNewest(folder: string) {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, MAX_MAILS)
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

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

const article = ({ to, subject, date, text }: ReadMail) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${escapeHtml(date)}</p><pre>${withLinks(text)}</pre></article>`

const page = (mails: ReadMail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Demo mailbox</title>
<h1>Demo mailbox</h1>
${mails.map(article).join('\n') || '<p>No mail was sent yet. Register an account, and its activation mail will be here.</p>'}
</html>`
