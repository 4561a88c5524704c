import type { BaseLogger } from 'pino'
import type { Mailer } from '../adapters/mail.ts'
import type { Db } from '../db/connect.ts'
import { listOpenIds, listOpenJobs } from '../jobs/api.ts'
import { unsubscribeTokens } from '../platform/mail/unsubscribing.ts'
import { PermanentError } from '../platform/queue/failures.ts'
import { PRIORITY, enqueueMissingFor, type FeatureTasks, type TasksFor } from '../platform/queue/tasks.ts'
import { jobsPerSearch, newJobsMail } from './mails.ts'
import {
  listDue,
  listToMail,
  listWithNewJobs,
  markMailed,
  MAX_NEW_JOBS,
  recordNewJobs,
  skipMails,
  type DueSearch,
  type SearchToMail,
} from './mailQueries.ts'
import { findNewestIds, idsIn } from './newJobs.ts'

type Payloads = { send_new_jobs: { userId: number } }

// Sent after account and contact mails, like digests.
const enqueueMissing = enqueueMissingFor<Payloads>(PRIORITY.low)

export type SavedSearchDependencies = {
  db: Db
  mailer: Mailer
  secret: string
  publicUrl: string
  siteName: string
  /** ISO 4217. */
  currency: string
  /** Whether anybody reads the mails. Without them, jobs posted meanwhile are not mailed later either. */
  sendsBulkMail: boolean
  log: BaseLogger
}

export const savedSearchTasks = (dependencies: SavedSearchDependencies): FeatureTasks => ({
  tasks: { ...mailTasks(dependencies), find_new_jobs: () => findNewJobs(dependencies) },
  crontab: '30 4 * * * find_new_jobs ?fill=1d',
})

/**
 * Finds the new jobs of all searches that are due, and queues a mail for each account that has some. Each batch is
 * recorded in one statement: one that fails keeps no mail of the others waiting, and an interrupted run continues where
 * it was. Without a mail server, due searches start with the jobs posted from now on, so that the first mail doesn't
 * list the jobs of months.
 */
export async function findNewJobs({
  db,
  sendsBulkMail,
}: Pick<SavedSearchDependencies, 'db' | 'sendsBulkMail'>) {
  if (!sendsBulkMail) {
    await skipMails(db)
    return
  }
  try {
    await checkDueSearches(db)
  } finally {
    await queueMails(db)
  }
}

async function checkDueSearches(db: Db) {
  const errors: unknown[] = []
  for (
    let due = await listDue(db, { query: '', id: 0 });
    due.length > 0;
    due = await listDue(db, due.at(-1)!)
  ) {
    try {
      await recordNewJobs(db, await findNew(db, due), due[0]!.unposted_ids)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, 'Some saved searches were not checked.', { cause: errors[0] })
}

/** The new jobs of some searches. Those with the same query are run once. */
async function findNew(db: Db, due: DueSearch[]) {
  const checked = []
  for (const [query, searches] of Map.groupBy(due, ({ query }) => query)) {
    const newest = Math.max(...searches.map(({ newest }) => newest))
    const found = await findNewestIds(db, query, newest)
    // What was posted since the searches were listed is left for the next run.
    const later = new Set(idsIn(due[0]!.unposted_ids, found))
    const posted = found.filter((id) => !later.has(id))
    for (const { id, unmailed_ids } of searches) {
      const jobs = idsIn(unmailed_ids, posted)
      checked.push({ id, unmailed_ids, total: jobs.length, jobs: jobs.slice(0, MAX_NEW_JOBS) })
    }
  }
  return checked
}

async function queueMails(db: Db) {
  const userIds = await listWithNewJobs(db)
  await enqueueMissing(
    db,
    'send_new_jobs',
    userIds.map((userId) => ({ payload: { userId }, key: `send_new_jobs ${userId}` })),
  )
}

function mailTasks(dependencies: SavedSearchDependencies): TasksFor<Payloads> {
  const { db, mailer, secret, publicUrl, siteName, currency, log } = dependencies
  const { tokenOf } = unsubscribeTokens<'search' | 'searches'>(secret)
  const unsubscribeUrl = (...claim: Parameters<typeof tokenOf>) =>
    `${publicUrl}/unsubscribe/${tokenOf(...claim)}/`

  /** Returns the mail of the searches with new jobs that are still open and not across a block, if there are any. */
  async function compose(userId: number, searches: SearchToMail[]) {
    const openIds = await listOpenIds(
      db,
      searches.flatMap(({ new_job_ids }) => new_job_ids),
      userId,
    )
    const open = searches
      .map((search) => withOpenJobs(search, openIds))
      .filter(({ jobIds }) => jobIds.length > 0)
    if (open.length === 0) return undefined
    const chosen = chooseJobs(open)
    const jobs = await listOpenJobs(
      db,
      chosen.flatMap(({ listed }) => listed),
    )
    const sections = chosen.map(({ id, query, total, listed, repeated }) => ({
      query,
      total,
      repeated,
      jobs: listed.flatMap((id) => jobs.get(id) ?? []),
      unsubscribeUrl: unsubscribeUrl('search', id),
    }))
    return newJobsMail({
      to: searches[0]!.email,
      sections,
      total: countJobs(open),
      currency,
      siteName,
      publicUrl,
      unsubscribeUrl: unsubscribeUrl('searches', userId),
    })
  }

  return {
    /** Sends before it marks: a mail may arrive twice after a crash, but is never lost. */
    async send_new_jobs({ userId }) {
      const searches = await listToMail(db, userId)
      if (searches.length === 0) return
      const mail = await compose(userId, searches)
      try {
        if (mail) await mailer.send(mail)
      } catch (error) {
        if (!(error instanceof PermanentError)) throw error
        log.info({ userId }, 'the mail server rejects the new jobs of this account')
      }
      await markMailed(db, searches)
    },
  }
}

/** The newest jobs of each search that no search before it lists, and how many are. */
function chooseJobs<Search extends { jobIds: number[] }>(searches: Search[]) {
  const limit = jobsPerSearch(searches.length)
  const above = new Set<number>()
  return searches.map((search) => {
    const others = search.jobIds.filter((id) => !above.has(id))
    const listed = others.slice(0, limit)
    for (const id of listed) above.add(id)
    return { ...search, listed, repeated: search.jobIds.length - others.length }
  })
}

/** The number of jobs that several searches found. Older jobs, whose ids are not known, count once for each search. */
function countJobs(searches: { total: number; jobIds: number[] }[]) {
  const known = searches.flatMap(({ jobIds }) => jobIds)
  const total = searches.reduce((sum, search) => sum + search.total, 0)
  return total - (known.length - new Set(known).size)
}

function withOpenJobs({ id, query, new_job_ids, new_jobs }: SearchToMail, openIds: ReadonlySet<number>) {
  const jobIds = new_job_ids.filter((id) => openIds.has(id))
  return { id, query, jobIds, total: new_jobs - (new_job_ids.length - jobIds.length) }
}
