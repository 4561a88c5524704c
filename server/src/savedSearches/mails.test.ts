import { settings } from '@guildhall/contract/account/settings'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, PUBLIC_URL } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { freshInstanceWith } from '../../test/mailOutage.ts'
import { freshMailServer } from '../../test/mailServer.ts'
import { setActive } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { letDaysPass, newJobMailsAfter, savedSearchesOf } from '../../test/savedSearches.ts'
import { describe } from './describe.ts'
import { findNewJobs } from './tasks.ts'

async function freshSubscriber(instanceOptions: Parameters<typeof freshInstance>[0] = {}) {
  const instance = await freshInstance(instanceOptions)
  const by = await instance.newCompany({ name: 'Oven' })
  const ann = await instance.newAccount()
  const post = async (jobTitle = 'Baker') => (await instance.newJob({ by, jobTitle })).id
  const mailsAfter = (days?: number) => newJobMailsAfter(instance, days)
  return { instance, ann, post, mailsAfter, ...savedSearchesOf(instance, ann) }
}

const linkOf = (text: string, label: string) => text.match(new RegExp(`^${label}: (.*)$`, 'm'))![1]!

test('a new job is mailed once, with its link, and a day without new jobs has no mail', async () => {
  const { ann, saved, post, mailsAfter } = await freshSubscriber()
  await post()
  await saved('search=baker')
  expect(await mailsAfter()).toEqual([])
  const id = await post()
  await post('Miller')
  const [mail, ...others] = await mailsAfter()
  expect(mail).toMatchObject({ to: ann.email, subject: '1 new job: “baker”' })
  expect(mail!.text).toContain(`\nBaker\nOven`)
  expect(mail!.text).toContain(`\n${PUBLIC_URL}/jobs/?jobId=${id}\n`)
  expect(mail!.text).toContain(`\nOpen this search: ${PUBLIC_URL}/?search=baker&sort=newest\n`)
  expect(mail!.text).toContain("You're getting this email because you saved this search.")
  expect(others).toEqual([])
  expect(await mailsAfter()).toEqual([])
})

test.each(['day', 'week'] as const)(
  'a search is checked once a %s, which begins at midnight UTC',
  async (period) => {
    const { instance, saved, post } = await freshSubscriber()
    await saved('search=baker', period === 'day' ? 'daily' : 'weekly')
    await post()
    const mailsWhenChecked = async (seconds: number) => {
      const at = sql<Date>`date_trunc(${period}, now(), 'UTC') + make_interval(secs => ${seconds})`
      await instance.db.updateTable('saved_searches').set({ checked_at: at }).execute()
      return newJobMailsAfter(instance, 0)
    }
    expect(await mailsWhenChecked(0)).toEqual([])
    expect(await mailsWhenChecked(-1)).toMatchObject([{ subject: '1 new job: “baker”' }])
  },
)

test('the searches of an account that are due are in one mail, each with its words and filters', async () => {
  const { instance, saved, mailsAfter } = await freshSubscriber()
  await saved('period=Hour&salary_min=20')
  await saved('period=Hour&period=Year')
  await saved('search=miller')
  await saved('search=bak&location=Remote&location=Berlin&remote=true', 'weekly')
  await saved('', 'daily')
  await instance.newJob({ jobTitle: 'Baker', remote: true, jobSalary: '25', jobSalaryPaidPeriod: 'Hour' })
  const [mail, ...others] = await mailsAfter(7)
  expect(mail!.text).toContain("You're getting this email because you saved these searches.")
  // The same for all, so it is listed once.
  expect(mail!.subject).toBe('1 new job for your saved searches')
  expect(mail!.text.match(/jobId=\d+/g)).toHaveLength(1)
  expect(mail!.text.match(/^1 is listed above\.$/gm)).toHaveLength(3)
  expect(mail!.text.match(/^1 new job.*$/gm)).toEqual([
    '1 new job',
    '1 new job: “bak”, Berlin, Remote only',
    '1 new job: paid per hour, paid per year',
    '1 new job: from $20 per hour',
  ])
  expect(others).toEqual([])
})

test.each([
  ['search=baker', 'USD', '“baker”'],
  ['period=Year&salary_min=50000', 'USD', 'from $50,000 per year'],
  ['period=Hour&salary_min=20.5', 'EUR', 'from €20.50 per hour'],
  ['location=Remote&remote=true', 'USD', 'Remote only'],
  ['location=Remote', 'USD', 'Remote'],
])('the saved search %s in %s reads %s', (query, currency, words) => {
  expect(describe(query, currency)).toBe(words)
})

test('a mail lists the newest ten jobs of a search and links to all', async () => {
  const { saved, post, mailsAfter } = await freshSubscriber()
  await saved('search=baker')
  const ids = []
  for (let i = 0; i < 13; i++) ids.push(await post())
  const [mail] = await mailsAfter()
  expect(mail!.subject).toBe('13 new jobs: “baker”')
  expect(mail!.text.match(/jobId=\d+/g)).toEqual(
    ids
      .toReversed()
      .slice(0, 10)
      .map((id) => `jobId=${id}`),
  )
  expect(mail!.text).toContain('\nSee all 13 jobs: ')
})

test('a mail of several searches lists jobs of each, ten in all, and each job once', async () => {
  const { instance, saved, mailsAfter } = await freshSubscriber()
  for (const query of ['search=welder', 'search=mill', 'search=miller']) await saved(query)
  for (const title of ['Welder', 'Miller'])
    for (let i = 0; i < 4; i++) await instance.newJob({ jobTitle: title })
  const [mail] = await mailsAfter()
  expect(mail!.subject).toBe('8 new jobs for your saved searches')
  expect(mail!.text.match(/jobId=\d+/g)).toEqual([8, 7, 6, 5, 4, 3, 2].map((id) => `jobId=${id}`))
  expect(mail!.text.match(/^3 are listed above\.$/gm)).toHaveLength(1)
  expect(mail!.text.match(/^See all 4 jobs: /gm)).toHaveLength(2)
})

test('a new job that is closed before the mail is left out', async () => {
  const { instance, saved, post } = await freshSubscriber()
  await saved('search=baker')
  const [first, second] = [await post(), await post()]
  const close = (id: number) =>
    instance.db.updateTable('jobs').set({ status: 'Closed' }).where('id', '=', id).execute()
  await letDaysPass(instance, 1)
  await findNewJobs({ db: instance.db, sendsBulkMail: true })
  await close(second)
  const [mail] = await instance.workQueue()
  expect(mail!.subject).toBe('1 new job: “baker”')
  expect(mail!.text.match(/jobId=\d+/g)).toEqual([`jobId=${first}`])

  await post()
  await letDaysPass(instance, 1)
  await findNewJobs({ db: instance.db, sendsBulkMail: true })
  await instance.db.updateTable('jobs').set({ status: 'Closed' }).execute()
  expect(await instance.workQueue()).toEqual([])
})

test('the jobs of a company that the person blocked, or that blocked the person, are not mailed', async () => {
  const { instance, ann, saved, post, mailsAfter } = await freshSubscriber()
  await saved('search=baker')
  const block = async (user: Account, blocked: Account) => {
    await instance.db.deleteFrom('blocks').execute()
    await instance.db.insertInto('blocks').values({ user_id: user.id, blocked_id: blocked.id }).execute()
  }
  const mill = await instance.newCompany({ name: 'Mill' })
  for (const [user, blocked] of [
    [ann, mill],
    [mill, ann],
  ] as const) {
    await block(user, blocked)
    await instance.newJob({ by: mill, jobTitle: 'Baker' })
    expect(await mailsAfter()).toEqual([])
    await instance.newJob({ by: mill, jobTitle: 'Baker' })
    await post()
    const [mail] = await mailsAfter()
    expect(mail).toMatchObject({ subject: '1 new job: “baker”' })
    expect(mail!.text).not.toContain('Mill')
  }
})

test('a demo account, a closed one and a search without mails get none', async () => {
  const { instance, saved, edit, post, mailsAfter } = await freshSubscriber()
  const [demo, closed] = [await instance.newAccount(), await instance.newAccount()]
  for (const account of [demo, closed]) await savedSearchesOf(instance, account).saved('search=baker')
  await instance.db.updateTable('users').set({ is_demo: true }).where('id', '=', demo.id).execute()
  await setActive(instance, closed, false)
  const id = await saved('search=baker', 'none')
  await post()
  expect(await mailsAfter()).toEqual([])

  await edit(id, 'daily')
  expect(await mailsAfter()).toEqual([])
  await post()
  await edit(id, 'weekly')
  expect(await mailsAfter(7)).toMatchObject([{ subject: '1 new job: “baker”' }])
})

test('what was found and not mailed yet when the mails are turned off is not mailed later', async () => {
  const { instance, saved, edit, post, mailsAfter } = await freshSubscriber()
  const id = await saved('search=baker')
  await post()
  await letDaysPass(instance, 1)
  await findNewJobs({ db: instance.db, sendsBulkMail: true })
  await edit(id, 'none')
  await edit(id, 'daily')
  expect(await mailsAfter()).toEqual([])
})

test('what is found before a batch that fails is mailed', async () => {
  const { instance, ann, saved, post } = await freshSubscriber()
  await saved('search=baker')
  await sql`insert into saved_searches (user_id, query, mail)
    select ${ann.id}, 'search=miller' || i, 'daily' from generate_series(1, 200) as i`.execute(instance.db)
  await post()
  await letDaysPass(instance, 1)
  await sql`alter table saved_searches
    add check (query <> 'search=miller99' or checked_at < now() - interval '1 hour')`.execute(instance.db)
  await expect(findNewJobs({ db: instance.db, sendsBulkMail: true })).rejects.toThrow('not checked')
  expect(await instance.workQueue()).toMatchObject([{ subject: '1 new job: “baker”' }])
})

test('what is found after a batch that fails is mailed', async () => {
  const { instance, ann, saved, post } = await freshSubscriber()
  await saved('search=baker')
  await sql`insert into saved_searches (user_id, query, mail)
    select ${ann.id}, 'search=apprentice' || i, 'daily' from generate_series(1, 200) as i`.execute(
    instance.db,
  )
  await post()
  await letDaysPass(instance, 1)
  await sql`alter table saved_searches
    add check (query <> 'search=apprentice99' or checked_at < now() - interval '1 hour')`.execute(instance.db)
  await expect(findNewJobs({ db: instance.db, sendsBulkMail: true })).rejects.toThrow('not checked')
  expect(await instance.workQueue()).toMatchObject([{ subject: '1 new job: “baker”' }])
})

test('the first mail after a time without a mail server has only what was posted since', async () => {
  const { instance, saved, post, mailsAfter } = await freshSubscriber()
  await saved('search=baker')
  await post()
  await letDaysPass(instance, 1)
  await findNewJobs({ db: instance.db, sendsBulkMail: false })
  expect(await mailsAfter()).toEqual([])
  await post()
  expect(await mailsAfter()).toMatchObject([{ subject: '1 new job: “baker”' }])
})

test('two runs at the same time find a job once', async () => {
  const { instance, saved, post } = await freshSubscriber()
  await saved('search=baker')
  await post()
  await letDaysPass(instance, 1)
  const run = () => findNewJobs({ db: instance.db, sendsBulkMail: true })
  const runs = await whileHolding(instance, 'select from saved_searches for update', async (waiting) => {
    const runs = [run(), run()]
    await waiting(2)
    return { finished: Promise.all(runs) }
  })
  await runs.finished
  expect(await instance.workQueue()).toMatchObject([{ subject: '1 new job: “baker”' }])
})

test('the links of a mail end the mails of one search or of all, with one click (RFC 8058)', async () => {
  const { instance, saved, list, post, mailsAfter } = await freshSubscriber()
  const { mailer, received } = await freshMailServer()
  await saved('search=bak')
  await saved('search=baker')
  await post()
  for (const mail of await mailsAfter()) await mailer.send(mail)
  const { headers, text } = await PostalMime.parse(received[0]!.raw)
  const header = headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1)
  expect(linkOf(text!, 'Unsubscribe from these emails')).toBe(header)
  const unsubscribe = async (url: string) => {
    const token = url.split('/').at(-2)!
    expect(await instance.call(settings.unsubscribe, { params: { token } })).toMatchObject({ status: 204 })
    return (await list()).map(({ mail }) => mail)
  }
  expect(await unsubscribe(linkOf(text!, 'Stop emails for this search'))).toEqual(['none', 'daily'])
  expect(await unsubscribe(header)).toEqual(['none', 'none'])
  await post()
  expect(await mailsAfter()).toEqual([])
})

test('a search with hostile words adds no markup and no header to its mail', async () => {
  const { saved, mailsAfter, instance } = await freshSubscriber()
  await saved(
    `location=${encodeURIComponent('Remote\r\nBcc: eve@example.com')}&location=${encodeURIComponent('<b>')}`,
  )
  await saved(`search=${encodeURIComponent('<img src=x> "')}&location=Remote`)
  await saved(
    `search=%3Cbaker%3E&location=Remote&location=${encodeURIComponent('<script>\r\nBcc: eve@example.com')}`,
  )
  await instance.newJob({ jobTitle: 'Baker', remote: true })
  const [mail] = await mailsAfter()
  const { mailer, received } = await freshMailServer()
  await mailer.send(mail!)
  const { bcc, html, to } = await PostalMime.parse(received[0]!.raw)
  expect([bcc, to!.length]).toEqual([undefined, 1])
  expect(html).not.toMatch(/<script|<img|<baker/)
})

test('the new jobs of a mail server outage of days are mailed once, in one mail', async () => {
  const server = await freshMailServer()
  const instance = await freshInstanceWith(server)
  const { saved } = savedSearchesOf(instance, await instance.newAccount())
  await saved('search=baker')
  await server.stop()
  const ids = []
  for (let day = 0; day < 3; day++) {
    ids.push((await instance.newJob({ jobTitle: 'Baker' })).id)
    await letDaysPass(instance, 1)
    await enqueue(instance.db, 'find_new_jobs', {}, 'find_new_jobs')
    for (let hour = 0; hour < 4; hour++) await instance.sendMailsAfter(360)
  }
  expect(server.received).toEqual([])
  await server.start()
  for (let i = 0; i < 3; i++) await instance.sendMailsAfter(60)
  expect(server.received).toHaveLength(1)
  const { text } = await PostalMime.parse(server.received[0]!.raw)
  expect(text!.match(/jobId=\d+/g)).toEqual(ids.toReversed().map((id) => `jobId=${id}`))
})
