import { timingSafeEqual } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '@guildhall/contract/escapeHtml'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import { keyedHash } from '../platform/keyedHash.ts'
import { limitAll, pageLimits } from '../platform/http/routeLimits.ts'
import { isLoopbackAddress, isLoopbackHost } from '../platform/network.ts'

const tokenOf = (secret: string) => keyedHash(secret, 'demo mailbox')('')

/** The path of the demo's mailbox. It is derived from the installation's secret, so that it survives a restart. */
export const mailboxPath = (secret: string) => `/dev/mail/${tokenOf(secret)}/`

/**
 * Shows the mails written to files, newest first. For a demo on the developer's own machine: to loopback peers only, and
 * only with the token printed in the terminal, because a proxy on this machine also connects from loopback.
 */
export function showMails(app: FastifyInstance, { folder, secret }: { folder: string; secret: string }) {
  const token = tokenOf(secret)
  app.register(async (app) => {
    limitAll(app, pageLimits)
    app.addHook('onRequest', async (request, response) => {
      const { token: input } = request.params as { token: string }
      if (!isSame(input, token) || !isLoopback(request) || isForwarded(request)) return notFound(response)
      response
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', SECURITY_POLICY)
    })

    app.get('/dev/mail/:token/', async () => {
      const names = await listNewest(folder)
      return page(await Promise.all(names.map((name) => readMail(folder, name))))
    })

    app.get<{ Params: { name: string } }>(
      '/dev/mail/:token/:name/',
      async ({ params: { name } }, response) => {
        if (!(await listNewest(folder)).includes(name)) return notFound(response)
        response.header('content-security-policy', `${SECURITY_POLICY}; sandbox`)
        return (await readMail(folder, name)).html
      },
    )
  })
}

/** The list and the mails have inline styles, and load and run nothing. */
const SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const notFound = (response: FastifyReply) =>
  response.code(404).type('application/json').send({ error: 'Page Not Found' })

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

type ReadMail = { name: string; to: string; subject: string; date: string; text: string; html: string }

async function readMail(folder: string, name: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)))
  return {
    name,
    to: mail.to?.map((recipient) => recipient.address).join(', ') ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

/** An ISO 8601 date in UTC as for example "2026-11-25 08:43 UTC". */
const inMinutes = (date: string) => `${date.slice(0, 16).replace('T', ' ')} UTC`

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

const article = ({ name, to, subject, date, text }: ReadMail) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${escapeHtml(inMinutes(date))}. <a href="${name}/">As HTML</a></p><pre>${withLinks(text)}</pre></article>`

const page = (mails: ReadMail[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Demo mailbox</title>
<style>pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>Demo mailbox</h1>
${mails.map(article).join('\n') || '<p>No emails yet. Sign up, and the activation email appears here.</p>'}
</html>`
