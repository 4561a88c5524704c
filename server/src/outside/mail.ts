import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string }

/** Sends one mail or throws; whoever calls it tries again. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

const SECONDS = 1000

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  } as object)
  return { send: (mail) => deliver(transport, from, mail), close: () => transport.close() }
}

/** Without an SMTP server a mail becomes a file that any mail program opens: `folder`/<time>-<random>.eml. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const { message } = await transport.sendMail(envelope(from, mail))
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
      await writeFile(join(folder, `${name}.tmp`), message as Buffer, { flush: true })
      await rename(join(folder, `${name}.tmp`), join(folder, name))
    },
    close: () => transport.close(),
  }
}

async function deliver(transport: Transporter, from: string, mail: Mail) {
  await transport.sendMail(envelope(from, mail))
}

/** The recipient is one object: a string with a comma would be two recipients. */
const envelope = (from: string, { to, subject, text }: Mail): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  headers: { 'auto-submitted': 'auto-generated' },
})
