import { notifications } from '@guildhall/contract/notifications/endpoints'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { digestsAfter, freshPeople, haveWritten, notifyOf, write } from '../../test/digests.ts'
import { accept, decline, newApplicant, withdraw } from '../../test/hiring.ts'
import { PUBLIC_URL } from '../../test/instance.ts'
import { freshMailServer } from '../../test/mailServer.ts'
import { setActive } from '../../test/people.ts'

const HOSTILE_NAMES = [
  '<img src=x> Win, eve@example.com',
  'Eve\nBcc: eve@example.com',
  '"Eve" <eve@example.com>;',
  '=?utf-8?q?Eve=0D=0ABcc:_eve@example.com?=',
]

test('a message that is unread for 15 minutes is mailed once, and not before', async () => {
  const { instance, ann, ben } = await freshPeople()
  await write(instance, ben, ann)
  expect(await digestsAfter(instance, 14)).toEqual([])
  expect(await digestsAfter(instance, 1)).toMatchObject([{ to: ann.email }])
  expect(await digestsAfter(instance, 24 * 60)).toEqual([])
})

test('a digest has the sender or the job, the first line and a link, and no other text', async () => {
  const { instance, ann, ben, job } = await freshPeople()
  await notifyOf(instance, job, ann)
  const id = await write(instance, ben, ann, '\n Dear Ann, \u2028here is\nmy address.')
  const [mail] = await digestsAfter(instance, 15)
  expect(mail!.subject).toBe('You have 1 unread message and 1 unread notification on Guildhall')
  expect(mail!.text).toContain(
    `Ben Okafor
Dear Ann,
${PUBLIC_URL}/messages/?tab=inbox&message=${id}

Baker
Your application for Baker was accepted.
${PUBLIC_URL}/jobs/?jobId=${job.id}

Open your inbox: ${PUBLIC_URL}/messages/?tab=inbox

--`,
  )
  expect(mail!.text + mail!.html).not.toMatch(/here is|my address|Baking/)
  expect(mail!.text).toContain(`${PUBLIC_URL}/settings/\n`)
})

describe('mails about first contacts', () => {
  const STRANGER = { name: 'Win at evil.example' }
  const SAYS_NOTHING = /Win|evil|prize/

  test('a first contact is mailed without its name and text', async () => {
    const { instance, ann } = await freshPeople()
    const eve = await instance.newAccount(STRANGER)
    const id = await write(instance, eve, ann, 'Your prize: evil.example')
    const [mail] = await digestsAfter(instance, 15)
    expect(mail!.text).toContain(
      `New message\nFrom someone you haven't been in touch with.\n${PUBLIC_URL}/messages/?tab=inbox&message=${id}\n`,
    )
    expect(mail!.subject + mail!.text + mail!.html).not.toMatch(SAYS_NOTHING)
  })

  test('a sender to whom the recipient wrote back is named and quoted', async () => {
    const { instance, ann } = await freshPeople()
    const eve = await instance.newAccount({ name: 'Eve Adler' })
    await write(instance, eve, ann, 'First')
    await write(instance, ann, eve, 'Who are you?')
    await write(instance, eve, ann, 'Second')
    const mails = await digestsAfter(instance, 15)
    expect(mails.find(({ to }) => to === ann.email)?.text).toMatch(
      /Eve Adler\nSecond\n[^]*Eve Adler\nFirst\n/,
    )
  })

  test('the two sides of an application are named in mails until it is withdrawn', async () => {
    const { instance, job } = await freshPeople()
    const candidate = await newApplicant(instance, job.id)
    for (const isNamed of [true, false]) {
      for (const [from, to] of [
        [job.company, candidate],
        [candidate, job.company],
      ] as const) {
        await instance.db.deleteFrom('messages').execute()
        await write(instance, from, to, 'Good morning')
        const mails = await digestsAfter(instance, 61)
        expect(mails.some(({ text }) => text.includes('Good morning'))).toBe(isNamed)
        expect(mails.some(({ text }) => text.includes('New message'))).toBe(!isNamed)
      }
      await withdraw(instance, job.id, candidate)
    }
  })

  test('an applicant is not named in the mail to the company, unless it has written to them', async () => {
    const { instance, job } = await freshPeople()
    const eve = await newApplicant(instance, job.id, STRANGER.name)
    const [mail] = await digestsAfter(instance, 15)
    expect(mail!.text).toContain('Baker\nSomeone applied for Baker.\n')
    expect(mail!.subject + mail!.text + mail!.html).not.toMatch(SAYS_NOTHING)

    await haveWritten(instance, job.company, eve)
    await withdraw(instance, job.id, eve)
    const [second] = await digestsAfter(instance, 60)
    expect(second!.text).toContain('Win at evil.\u200bexample withdrew their application for Baker.')
  })
})

test('an accepted person is named in mails to the company, even after declining', async () => {
  const { instance, job } = await freshPeople()
  const eve = await newApplicant(instance, job.id, 'Eve Adler')
  await accept(instance, job.id, eve, job.company)
  await decline(instance, job.id, eve)
  const mails = await digestsAfter(instance, 15)
  expect(mails.find(({ text }) => text.includes('declined'))?.text).toContain('Eve Adler declined Baker.')
})

test('a name or a title in a digest is not clickable', async () => {
  const { instance, ann, ben, job } = await freshPeople()
  await instance.db.updateTable('users').set({ name: 'evil.example' }).where('id', '=', ben.id).execute()
  await instance.db.updateTable('jobs').set({ job_title: 'Baker at www.evil.example' }).execute()
  await write(instance, ben, ann, 'See http://evil.example/win or ask ben@evil.example')
  await notifyOf(instance, job, ann)
  const [mail] = await digestsAfter(instance, 15)
  for (const part of [mail!.text, mail!.html]) {
    expect(part.replaceAll('\u200b', '')).toContain('See http://evil.example/win or ask ben@evil.example')
    expect(part).toContain('evil.\u200bexample')
    expect(part).not.toMatch(/evil\.example|www\.evil|http:\/\/evil|ben@evil/)
  }
})

test('a long first line is cut at 95 characters', async () => {
  const { instance, ann, ben } = await freshPeople()
  await write(instance, ben, ann, '🥖'.repeat(96))
  const [mail] = await digestsAfter(instance, 15)
  expect(mail!.text).toContain(`\n${'🥖'.repeat(95)}…\n`)
})

test('the notification of a company leads to the applicants of its job', async () => {
  const { instance, job } = await freshPeople()
  await notifyOf(instance, job, job.company)
  const [mail] = await digestsAfter(instance, 15)
  expect(mail!.text).toContain(`${PUBLIC_URL}/job-detail-panel/?jobId=${job.id}\n`)
  expect(mail!.text).toContain(`\nOpen Guildhall: ${PUBLIC_URL}/\n`)
})

test('the notification of a finished job leads to the page where it is rated', async () => {
  const { instance, job } = await freshPeople()
  await notifyOf(instance, job, job.company, 'Finished')
  const [mail] = await digestsAfter(instance, 15)
  expect(mail!.text).toContain(`${PUBLIC_URL}/jobs/?jobId=${job.id}\n`)
})

test('the notification of a job that is hidden or deleted leads to the site', async () => {
  const { instance, ann, job } = await freshPeople()
  await notifyOf(instance, job, ann)
  await setActive(instance, job.company, false)
  const [mail] = await digestsAfter(instance, 15)
  expect(mail!.text).toContain(`Guildhall\nYour application for Baker was accepted.\n${PUBLIC_URL}/\n`)
})

test('a digest lists the newest ten of a kind and names the number of the others', async () => {
  const { instance, ann, ben } = await freshPeople()
  for (let i = 1; i <= 13; i++) await write(instance, ben, ann, `Loaf ${i}.`)
  const [mail, ...others] = await digestsAfter(instance, 15)
  expect(mail!.subject).toContain('13 unread messages on')
  expect(mail!.text.match(/Loaf \d+\./g)).toEqual(Array.from({ length: 10 }, (_, i) => `Loaf ${13 - i}.`))
  expect(mail!.text).toContain('\nAnd 3 more.\n')
  expect(others).toEqual([])
  expect(await digestsAfter(instance, 60)).toEqual([])
})

test('what was read or deleted within 15 minutes is not mailed', async () => {
  const { instance, ann, ben, job } = await freshPeople()
  const { db } = instance
  await write(instance, ben, ann)
  await db
    .updateTable('messages')
    .set({ read_at: sql`now()` })
    .execute()
  await write(instance, ben, ann)
  await db.updateTable('messages').set({ recipient_view: 'deleted' }).execute()
  await notifyOf(instance, job, ann)
  await instance.call(notifications.readAllNotifications, {}, ann)
  expect(await digestsAfter(instance, 15)).toEqual([])
})

test('the message of a sender blocked meanwhile is left out, and not mailed later either', async () => {
  const { instance, ann, ben } = await freshPeople()
  const eve = await instance.newAccount({ name: 'Eve Adler' })
  await write(instance, eve, ann)
  await instance.db.insertInto('blocks').values({ user_id: ann.id, blocked_id: eve.id }).execute()
  expect(await digestsAfter(instance, 15)).toEqual([])
  await instance.db.deleteFrom('blocks').execute()
  await write(instance, ben, ann)
  const [mail] = await digestsAfter(instance, 15)
  expect(mail!.subject).toContain('1 unread message on')
  expect(mail!.text).not.toContain('Eve Adler')
})

test('what a demo account or a closed one wrote is in no digest', async () => {
  const { instance, ann, ben, job } = await freshPeople()
  const { db } = instance
  const [demo, closed] = [await instance.newCandidate(), await instance.newAccount()]
  const demoJob = await instance.newJob()
  for (const person of [demo, closed]) await write(instance, person, ann)
  await notifyOf(instance, demoJob, ann)
  await db
    .insertInto('applications')
    .values({ job_id: job.id, user_id: demo.id, status: 'Applied' })
    .execute()
  await notifyOf(instance, job, job.company)
  const isDemo = [demo.id, demoJob.company.id]
  await db.updateTable('users').set({ is_demo: true }).where('id', 'in', isDemo).execute()
  await setActive(instance, closed, false)
  expect(await digestsAfter(instance, 15)).toEqual([])

  await write(instance, ben, ann)
  await notifyOf(instance, job, ann)
  expect(await digestsAfter(instance, 15)).toMatchObject([
    { to: ann.email, subject: 'You have 1 unread message and 1 unread notification on Guildhall' },
  ])
})

test('a name or a message adds no recipient, header or markup to the mail that is received', async () => {
  const { instance, ann } = await freshPeople()
  const { mailer, received } = await freshMailServer()
  for (const name of HOSTILE_NAMES) {
    const eve = await instance.newAccount({ name })
    await haveWritten(instance, ann, eve)
    await write(instance, eve, ann, '</ul><script>alert(1)</script>')
  }
  for (const mail of await digestsAfter(instance, 15)) await mailer.send(mail)
  expect(received.map(({ to }) => to)).toEqual([[ann.email]])
  const { subject, to, cc, bcc, text, html } = await PostalMime.parse(received[0]!.raw)
  expect(subject).toBe(`You have ${HOSTILE_NAMES.length} unread messages on Guildhall`)
  expect({ to, cc, bcc }).toEqual({ to: [{ name: '', address: ann.email }], cc: undefined, bcc: undefined })
  for (const name of HOSTILE_NAMES) expect.soft(text?.replaceAll('\u200b', '')).toContain(name)
  expect(html).toContain('&lt;img src=x&gt; Win')
  expect(html).not.toMatch(/<img|<script/)
})
