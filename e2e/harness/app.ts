import { openMailbox } from './mailbox.ts'
import { startServer } from './server.ts'

export type App = Awaited<ReturnType<typeof startApp>>

/** A demo server, and the mail server to which it sends. */
export async function startApp() {
  const mailbox = await openMailbox()
  try {
    const server = await startServer({ smtpUrl: mailbox.url })
    return {
      url: server.url,
      mailbox,
      query: server.query,
      stop: () => server.stop().finally(() => mailbox.close()),
    }
  } catch (error) {
    await mailbox.close()
    throw error
  }
}
