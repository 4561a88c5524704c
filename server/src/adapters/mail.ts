import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { UnavailableError, PermanentError } from '../platform/queue/failures.ts'

export type Mail = { to: string; subject: string; text: string }

/**
 * Sends one mail or throws: `UnavailableError` if the mail server can't be used, `PermanentError` if it rejected this
 * mail permanently, any other error if a retry may succeed.
 */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

const SECONDS = 1000

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: 10 * SECONDS,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  })
  return { send: (mail) => deliver(transport, from, mail), close: () => transport.close() }
}

/** Without an SMTP server, writes each mail to `folder`/<time>-<random>.eml, which any mail program opens. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const { message } = await transport.sendMail(messageOf(from, mail))
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
      await writeFile(join(folder, `${name}.tmp`), message as Buffer, { flush: true })
      await rename(join(folder, `${name}.tmp`), join(folder, name))
    },
    close: () => transport.close(),
  }
}

async function deliver(transport: Transporter, from: string, mail: Mail) {
  try {
    await transport.sendMail(messageOf(from, mail))
  } catch (error) {
    throw classifyError(error as SmtpError)
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }
const SERVICE_NOT_AVAILABLE = 421

/** A reply to RCPT TO or DATA concerns this mail; any other error would affect every mail. */
function classifyError(error: SmtpError) {
  const { code, command = '', responseCode: reply = 0, message } = error
  // An error before anything was sent is a bug in our own message.
  if (code === undefined || command === 'API') return error
  const isAboutThisMail =
    ['RCPT TO', 'DATA'].includes(command) && reply >= 400 && reply !== SERVICE_NOT_AVAILABLE
  if (!isAboutThisMail) return new UnavailableError(message, { cause: error })
  return reply >= 500 ? new PermanentError(message, { cause: error }) : error
}

/** The recipient is an object, because a string with a comma would be parsed as two recipients. */
const messageOf = (from: string, { to, subject, text }: Mail): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  headers: { 'auto-submitted': 'auto-generated' },
})
