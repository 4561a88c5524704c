import { account } from '@guildhall/contract/account/endpoints'
import { contact } from '@guildhall/contract/contact/endpoints'
import { pino } from 'pino'
import { expect } from 'vitest'
import { openFolder } from '../src/adapters/files.ts'
import type { Mailer } from '../src/adapters/mail.ts'
import { backgroundTasks } from '../src/background.ts'
import { pass, queueDigests, write } from './digests.ts'
import { CONTACT_EMAIL, freshInstance, PUBLIC_URL, SECRET } from './instance.ts'
import { freshQueue } from './queues.ts'
import { aRegistration } from './registering.ts'

/** Who gets one mail each: an activation mail, or a digest. `messages` is the number of mails to the operator. */
type Mails = { registering: string[]; reading: string[]; messages: number }

const files = await openFolder('/nowhere')

/** An instance whose mails of all kinds go to a real mail server. */
export async function freshInstanceWith({ mailer }: { mailer: Mailer }) {
  const instance = await freshInstance()
  const { db, call } = instance
  const { tryEach, queueRows } = await freshQueue(instance.url)
  const { tasks } = backgroundTasks({
    db,
    files,
    mailer,
    fetchPicture: async () => Buffer.of(),
    secret: SECRET,
    sendsBulkMail: true,
    publicUrl: PUBLIC_URL,
    currency: 'USD',
    siteName: 'Guildhall',
    contact: { email: CONTACT_EMAIL, links: [] },
    log: pino({ level: 'silent' }),
  })
  const sender = await instance.newAccount()

  const register = (username: string) =>
    instance.send(account.register, { body: aRegistration({ username, email: `${username}@example.com` }) })
  const useContactForm = () =>
    call(contact.sendContactMessage, {
      body: { name: 'Fay', email: 'fay@example.com', messageBody: 'Is the hall open on Sunday?' },
    })

  return {
    ...instance,
    queueRows,

    async causeMails({ registering, reading, messages }: Mails) {
      for (const name of registering) expect((await register(name)).statusCode).toBe(201)
      for (const name of reading) {
        const reader = await instance.newAccount({ email: `${name}@example.com` })
        await write({ db }, sender, reader, 'Bread at dawn')
      }
      for (let i = 0; i < messages; i++) expect((await useContactForm()).status).toBe(200)
    },

    /** Lets minutes pass, then makes all waiting tasks due and runs each once, with the digests that they queue. */
    async sendMailsAfter(minutes: number) {
      await pass({ db }, minutes)
      await queueDigests(db)
      await tryEach(tasks)
    },
  }
}
