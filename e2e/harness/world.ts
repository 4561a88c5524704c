import { openMailbox } from './mailbox.ts'
import { startServer } from './server.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

/** The real server of a demo, and the mail server that takes what it sends. */
export async function startWorld() {
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
