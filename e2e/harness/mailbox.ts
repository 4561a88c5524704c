import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const MAIL_TIMEOUT_MS = 20_000
const POLL_INTERVAL_MS = 50

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** A local mail server that stores all mails. */
export async function openMailbox() {
  const mails: Email[] = []
  const keep = async (stream: Readable) => {
    mails.push(await PostalMime.parse(await buffer(stream)))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => callbackify(keep)(stream, done),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,

    /** Removes and returns the next mail to an address, with `part` in its text; fails if none arrives in 20 seconds. */
    async takeMail(address: string, part = '') {
      const deadline = Date.now() + MAIL_TIMEOUT_MS
      for (;;) {
        const index = mails.findIndex(
          ({ to, text }) => to?.some((recipient) => recipient.address === address) && text?.includes(part),
        )
        const [mail] = index < 0 ? [] : mails.splice(index, 1)
        if (mail) return mail
        if (Date.now() > deadline) throw new Error(`No mail to ${address} arrived.`)
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
      }
    },

    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
