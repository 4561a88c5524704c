import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from '../platform/mail/mail.ts'
import { UnavailableError, UnconfirmedError, PermanentError } from '../platform/queue/failures.ts'

/**
 * Sends one mail or throws: `UnavailableError` if the mail server can't be used, `UnconfirmedError` if it got the whole
 * mail and never answered, `PermanentError` if it rejected this mail permanently, any other error if a retry may succeed.
 */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

/** The failed attempts of this process to send a mail, by reason. */
type MailFailures = ReturnType<typeof noFailures>
const noFailures = () => ({ unavailable: 0, unconfirmed: 0, rejected: 0, other: 0 })

/** Returns a mailer that counts its failures. */
export function countFailures(mailer: Mailer): Mailer & { failures: MailFailures } {
  const failures = noFailures()
  return {
    ...mailer,
    failures,
    send: (mail) =>
      mailer.send(mail).catch((error: unknown) => {
        failures[reasonOf(error)] += 1
        throw error
      }),
  }
}

function reasonOf(error: unknown): keyof MailFailures {
  if (error instanceof UnavailableError) return 'unavailable'
  if (error instanceof UnconfirmedError) return 'unconfirmed'
  return error instanceof PermanentError ? 'rejected' : 'other'
}

const SECONDS = 1000

const TIMEOUTS = {
  dnsTimeout: 10 * SECONDS,
  connectionTimeout: 10 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  socketTimeout: 30 * SECONDS,
}

export function smtpMailer(smtpUrl: string, from: string, timeouts: Partial<typeof TIMEOUTS> = {}): Mailer {
  const options = { url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS, ...timeouts }
  return { send: (mail) => deliver(options, messageOf(from, mail)), close: () => undefined }
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

/** Each mail has a transport, and a connection, of its own: the log of the transport says what was sent. */
async function deliver(options: object, message: SendMailOptions) {
  let isSent = false
  const logger = loggerFor((entry) => (isSent ||= entry.tnx === 'message'))
  const transport = createTransport({ ...options, logger })
  try {
    await transport.sendMail(message)
  } catch (error) {
    throw classifyError(error as SmtpError, isSent)
  } finally {
    transport.close()
  }
}

type LogEntry = { tnx?: string }

/** A logger of nodemailer. It logs a 'message' once it has sent the last byte of it. */
function loggerFor(onEntry: (entry: LogEntry) => void) {
  const ignore = () => undefined
  const info = (entry: unknown) => onEntry(entry as LogEntry)
  return { level: ignore, trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }
const SERVICE_NOT_AVAILABLE = 421

/** A reply to RCPT TO or DATA concerns this mail; any other error would affect every mail. */
function classifyError(error: SmtpError, isSent: boolean) {
  const { code, command = '', responseCode: reply = 0, message } = error
  // An error before anything was sent is a bug in our own message.
  if (code === undefined || command === 'API') return error
  if (isSent && !reply) return new UnconfirmedError(message, { cause: error })
  const isAboutThisMail =
    ['RCPT TO', 'DATA'].includes(command) && reply >= 400 && reply !== SERVICE_NOT_AVAILABLE
  if (!isAboutThisMail) return new UnavailableError(message, { cause: error })
  return reply >= 500 ? new PermanentError(message, { cause: error }) : error
}

/** Addresses are objects, because a string with a comma would be parsed as two recipients. */
const messageOf = (
  from: string,
  { to, subject, text, html, replyTo, unsubscribeUrl }: Mail,
): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  ...(replyTo && { replyTo }),
  subject,
  text,
  html,
  headers: {
    'auto-submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  },
})
