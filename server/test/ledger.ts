import { applying } from '@guildhall/contract/hiring/applying'
import { posting } from '@guildhall/contract/posting/endpoints'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { account } from '@guildhall/contract/account/endpoints'
import type { Endpoint, Input, ResponseOf } from '@guildhall/contract/endpoint'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { expect, onTestFinished, vi } from 'vitest'
import { hashPassword } from '../src/account/api.ts'
import { hashOf } from '../src/account/tokens.ts'
import { connect, openPool } from '../src/db/connect.ts'
import { databaseIn } from './database.ts'
import { aJob, completeProfile, PASSWORD } from './factories.ts'
import { aRegistration } from './registering.ts'
import { callsTo, type Server } from './wholeServer.ts'

type Kind = keyof typeof STORED
type Entry = { kind: Kind; key: string; isConfirmed: boolean }
type Account = { id: number; email: string }

// Tasks that a crashing database had just assigned are assigned again within minutes.
const MAIL_TIMEOUT_MS = 6 * 60_000
// Enough to keep every database connection busy.
const WRITERS = 8
// The writers rotate through these accounts of each type, so that no daily quota ends a run.
const ACCOUNTS = 200

function decisions(status: string, notified: string, message: string) {
  return `select history.user_id || ' ' || history.job_id as key, count(*)::int as times
    from application_history as history join jobs on jobs.id = history.job_id
      join notifications on notifications.job_id = jobs.id and notifications.user_id = ${notified} and message like '${message}'
    where history.status = '${status}' group by history.user_id, history.job_id`
}

/** Queries that count the rows of each entry of the ledger, by the entry's key. */
const STORED = {
  account: 'select username as key, count(*)::int as times from users group by username',
  session: `select encode(refresh_hash, 'hex') as key, count(*)::int as times from sessions group by refresh_hash`,
  // Searches find an open job, and no other.
  job: `select job_title as key, count(*)::int as times from jobs left join search_documents as found
      on found.id = jobs.id and collection = 'jobs' where (status = 'Open') = (found.id is not null) group by job_title`,
  saved: `select user_id || ' ' || job_id as key, count(*)::int as times from saved_jobs group by user_id, job_id`,
  application: `select user_id || ' ' || job_id as key, count(*)::int as times from applications group by user_id, job_id`,
  // A decision is stored with its notification.
  withdrawal: decisions('Withdrawn', 'jobs.user_id', '%withdrew%'),
  acceptance: decisions('Accepted', 'history.user_id', '%accepted you%'),
  finish: `select jobs.id::text as key, count(*)::int as times from jobs join notifications on job_id = jobs.id
    and notifications.user_id = accepted_user_id where jobs.status = 'Finished' and job_status = 'Finished' group by jobs.id`,
  message: `select subject as key, count(*)::int as times from messages where reply_to is null group by subject`,
  reply: `select subject as key, count(*)::int as times from messages where reply_to is not null group by subject`,
  search: `select user_id || ' ' || query as key, count(*)::int as times from saved_searches group by user_id, query`,
  searchMail: `select id || ' ' || mail as key, 1 as times from saved_searches`,
  // The ids that no saved search has any more.
  searchDeletion: `select id::text as key, 1 as times
    from generate_series(1, (select last_value from saved_searches_id_seq)) as ids(id)
    where not exists (select from saved_searches where saved_searches.id = ids.id)`,
}

/** The accounts whose numbers of messages are not those of counting them. */
const MISCOUNTED = `
  select id from users left join mailboxes on user_id = id
  where (coalesce(inbox, 0), coalesce(sent, 0), coalesce(deleted, 0), coalesce(unread, 0)) <> (
    select count(*) filter (where recipient_id = users.id), count(*) filter (where sender_id = users.id),
           0, count(*) filter (where recipient_id = users.id)
    from messages where users.id in (sender_id, recipient_id))`

/**
 * Clients that keep writing to a server, and a ledger of all their writes: a confirmed write must be stored once, an
 * unconfirmed one at most once.
 */
export async function openLedger(
  server: Pick<Server, 'url'>,
  dataDir: string,
  mailFolder = join(dataDir, 'mail'),
) {
  const { call } = callsTo(server.url)
  const database = databaseIn(dataDir)
  const entries: Entry[] = []
  const unexpected: string[] = []
  const refusals = { count: 0, slowestMs: 0 }
  let [count, isOpen] = [0, true]
  let lastWrite = { sent: 0, confirmed: 0 }

  const companies = await newAccounts(database, 'company')
  const candidates = await newAccounts(database, 'personal')
  const pool = openPool(await database.url(), () => undefined)
  for (const { id } of candidates) await completeProfile(connect(pool), id)
  await pool.end()
  let turn = 0
  const writers = Array.from({ length: WRITERS }, write)
  onTestFinished(close)

  async function write() {
    while (isOpen) {
      const username = `writer${++count}`
      const newcomer = aRegistration({ username, email: `${username}@example.com` })
      await enter('account', username, account.register, { body: newcomer })
      turn = (turn + 1) % ACCOUNTS
      const [person, company] = [candidates[turn]!, companies[turn]!]
      const [personAccess, companyAccess] = [await logIn(person), await logIn(company)]
      if (!personAccess || !companyAccess) continue
      const title = `Baker ${++count}`
      const job = { value: { ...aJob(), jobTitle: title }, additionalValue: 'true' as const }
      const posted = await enter('job', title, posting.addJob, { body: job }, companyAccess)
      if (posted?.status !== 201) continue
      const { id } = posted.body
      const pair = `${person.id} ${id}`
      await enter('saved', pair, jobs.saveJob, { body: { id } }, personAccess)
      await saveSearches(id, person, personAccess)
      const params = { id: String(id) }
      const applied = await enter('application', pair, applying.apply, { params, body: [] }, personAccess)
      if (applied?.status !== 201) continue
      await exchangeMessages(`About ${title}`, { person, personAccess, companyAccess })
      if (count % 3 === 0) {
        await enter('withdrawal', pair, applying.withdrawApplication, { params }, personAccess)
        continue
      }
      const acceptance = { params, body: { user_id: person.id } }
      const accepted = await enter('acceptance', pair, hiring.acceptApplicant, acceptance, companyAccess)
      if (accepted?.status === 200)
        await enter('finish', params.id, hiring.finishJob, { params }, companyAccess)
    }
  }

  /** The candidate saves two searches, edits one and deletes the other. */
  async function saveSearches(jobId: number, person: Account, access: string) {
    const [query, otherQuery] = [`search=baker${jobId}`, `search=miller${jobId}`]
    const pair = `${person.id} ${query}`
    const kept = await enter('search', pair, savedSearches.saveSearch, { body: { query } }, access)
    if (kept?.status === 201) {
      const { id } = kept.body
      const edit = { params: { id: String(id) }, body: { mail: 'weekly' as const } }
      await enter('searchMail', `${id} weekly`, savedSearches.editSavedSearch, edit, access)
    }
    // Not in the ledger, because it is deleted.
    const other = await send(savedSearches.saveSearch, { body: { query: otherQuery } }, access)
    if (other?.status !== 201) return
    const id = String(other.body.id)
    await enter('searchDeletion', id, savedSearches.deleteSavedSearch, { params: { id } }, access)
  }

  type Conversation = { person: Account; personAccess: string; companyAccess: string }

  /** The company writes to its applicant, who replies. */
  async function exchangeMessages(subject: string, { person, personAccess, companyAccess }: Conversation) {
    const message = { to_user: person.email, subject, message_body: 'Can you start at five?' }
    await enter('message', subject, messages.sendMessage, { body: message }, companyAccess)
    const inbox = await send(messages.getInbox, { query: {} }, personAccess)
    const received = inbox?.status === 200 && inbox.body.data.find((one) => one.subject === subject)
    if (!received) return
    const body = { id: received.id, message_body: 'Yes, I can.' }
    await enter('reply', `Re: ${subject}`, messages.reply, { body }, personAccess)
  }

  /** Returns an access token, or undefined if the server did not answer. */
  async function logIn({ email }: Account) {
    const answer = await send(account.logIn, { body: { email, password: PASSWORD } })
    if (answer?.status !== 200) return undefined
    const { access, refresh } = answer.body as { access: string; refresh: string }
    entries.push({ kind: 'session', key: hashOf(refresh).toString('hex'), isConfirmed: true })
    return access
  }

  /** Makes a call that writes, and records whether the server confirmed it. */
  async function enter<E extends Endpoint>(kind: Kind, key: string, e: E, input: Input<E>, access?: string) {
    const entry = { kind, key, isConfirmed: false }
    entries.push(entry)
    const answer = await send(e, input, access)
    entry.isConfirmed = answer?.status === 201 || answer?.status === 200
    return answer
  }

  /** Returns undefined if the connection was lost or the server answered 503. */
  async function send<E extends Endpoint>(e: E, input: Input<E>, access?: string) {
    const sent = performance.now()
    const answer = await call(e, input, access).catch((error: Error) => {
      if (error.name === 'TimeoutError') unexpected.push(`${e.path} did not answer`)
    })
    const ms = performance.now() - sent
    if (!answer) return void (await pause())
    if (answer.status === 503 && answer.retryAfter) {
      refusals.count += 1
      refusals.slowestMs = Math.max(refusals.slowestMs, Math.round(ms))
      return void (await pause())
    }
    if (answer.status >= 300)
      unexpected.push(`${e.path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    else if (e.method !== 'GET') lastWrite = { sent, confirmed: performance.now() }
    return answer as ResponseOf<E>
  }

  /** The time until a client retries. */
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

  /** Waits for the confirmation of a write sent from now on, and returns its time. */
  async function nextWrite() {
    const now = performance.now()
    await vi.waitUntil(() => lastWrite.sent > now, { timeout: 30_000, interval: 10 })
    return lastWrite.confirmed
  }

  async function close() {
    isOpen = false
    await Promise.all(writers)
  }

  /** Stops the writers and compares the ledger with the database. The server must be running. */
  async function settle({ mails = true } = {}) {
    await close()
    const wrong: string[] = []
    for (const [kind, sql] of Object.entries(STORED)) {
      const rows = await database.query<{ key: string; times: number }>(sql)
      const stored = new Map(rows.map(({ key, times }) => [key, times]))
      for (const { key, isConfirmed } of entries.filter((entry) => entry.kind === kind)) {
        const times = stored.get(key) ?? 0
        if (times > 1 || (isConfirmed && times === 0)) wrong.push(`${kind} ${key} is stored ${times} times`)
      }
    }
    expect(wrong).toEqual([])
    expect(await database.query(MISCOUNTED)).toEqual([])
    expect(unexpected).toEqual([])
    const confirmed = entries.filter(({ isConfirmed }) => isConfirmed)
    if (mails) await expectMails(confirmed.filter(({ kind }) => kind === 'account').map(({ key }) => key))
    return { confirmed: confirmed.length, unconfirmed: entries.length - confirmed.length, refusals }
  }

  /** A mail that a crash interrupted may be sent twice, but must be sent. */
  async function expectMails(usernames: string[]) {
    const missing = new Set(usernames.map((username) => `To: ${username}@example.com`))
    const read = new Set<string>()
    await expect
      .poll(
        async () => {
          for (const file of (await readdir(mailFolder)).filter(
            (name) => name.endsWith('.eml') && !read.has(name),
          )) {
            read.add(file)
            missing.delete(
              (await readFile(join(mailFolder, file), 'utf8')).match(/^To: .*$/m)?.[0].trim() ?? '',
            )
          }
          return [...missing]
        },
        { timeout: MAIL_TIMEOUT_MS, interval: 200 },
      )
      .toEqual([])
  }

  return { nextWrite, settle }
}

const newAccounts = async (database: ReturnType<typeof databaseIn>, userType: 'personal' | 'company') =>
  database.query<Account>(
    `insert into users (user_type, username, email, name, is_active, password_hash)
     select $1, $1 || i, $1 || i || '@example.com', 'Marta Holt', true, $2 from generate_series(1, $3::int) i
     returning id::int, email`,
    [userType, await hashPassword(PASSWORD), ACCOUNTS],
  )
