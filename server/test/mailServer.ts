import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { smtpMailer } from '../src/adapters/mail.ts'

export const FROM = 'Guildhall <no-reply@guildhall.test>'

type Received = { from: string; to: string[]; raw: string }

/** A mail server on a free port, and a mailer that uses it. It can be stopped and started again. */
export async function freshMailServer(
  over: SMTPServerOptions = {},
  timeouts?: Parameters<typeof smtpMailer>[2],
) {
  const received: Received[] = []
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...over,
  }
  let server: SMTPServer | undefined
  let port = 0

  async function start() {
    server = new SMTPServer(options)
    server.on('error', () => undefined)
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
  }

  async function stop() {
    const stopping = server
    server = undefined
    if (stopping) await new Promise<void>((closed) => stopping.close(closed))
  }

  await start()
  const url = `smtp://127.0.0.1:${port}`
  const mailer = smtpMailer(url, FROM, timeouts)
  onTestFinished(async () => {
    mailer.close()
    await stop()
  })
  return { url, mailer, received, stop, start }
}
