import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { sql } from 'kysely'
import { listComments } from '../src/comments/queries.ts'
import type { Db } from '../src/db/connect.ts'
import { countUnread, findPage, type List } from '../src/messages/lists.ts'
import { findPrevious } from '../src/messages/queries.ts'
import { patiently, type Filled } from './database.ts'
import { median, percentile } from './statistics.ts'

const FEW = 10
const MANY = 100_000
const WARM_UPS = 30

type Times = { p50: number; p95: number }
export type ListResult = {
  name: string
  /** With ten messages in the list, or a page of comments. */
  few: Times
  /** With 100,000. */
  many: Times
  /** The median with many divided by that with few. */
  ratio: number
}

type Case = { name: string; few: () => Promise<unknown>; many: () => Promise<unknown> }

/** Reads lists of messages and comments with the functions of the endpoints, the short and the long ones in turn. */
export async function measureLists([small, large]: [Filled, Filled], runs: number): Promise<ListResult[]> {
  const { few, many } = await patiently(large, async (db) => ({
    few: await fillMailbox(db, FEW),
    many: await fillMailbox(db, MANY),
  }))
  await patiently(small, (db) => fillComments(db, PAGE_SIZE.comments))
  await patiently(large, (db) => fillComments(db, MANY))
  const cases = [...mailboxCases(large.db, few, many), ...commentCases(small.db, large.db)]
  const results: ListResult[] = []
  for (const { name, ...tasks } of cases) {
    const [few, many] = await alternate([tasks.few, tasks.many], runs)
    results.push({ name, few: summary(few!), many: summary(many!), ratio: median(many!) / median(few!) })
  }
  return results
}

function mailboxCases(db: Db, few: number, many: number): Case[] {
  const pair = (read: (userId: number, total: number) => Promise<unknown>) => ({
    few: () => read(few, FEW),
    many: () => read(many, MANY),
  })
  const lists: List[] = ['inbox', 'sent', 'deleted']
  return [
    ...lists.flatMap((list) => [
      { name: `${list}, first page`, ...pair((userId) => readPage(db, { userId, list, page: 1 })) },
      {
        name: `${list}, last page`,
        ...pair((userId, total) => readPage(db, { userId, list, page: total / PAGE_SIZE.messages })),
      },
    ]),
    { name: 'number of unread messages', ...pair((userId) => countUnread(db, [userId])) },
  ]
}

async function readPage(db: Db, query: { userId: number; list: List; page: number }) {
  const { rows, total } = await findPage(db, query)
  if (rows.length !== PAGE_SIZE.messages) throw new Error(`The page has ${rows.length} of ${total} messages.`)
  return findPrevious(db, query.userId, rows)
}

const commentCases = (small: Db, large: Db): Case[] => {
  const pair = (before?: number) => ({
    few: () => listComments(small, before),
    many: () => listComments(large, before),
  })
  return [
    { name: 'comments, the newest 100', ...pair() },
    { name: 'comments, the oldest ten', ...pair(FEW + 1) },
    { name: 'comments, the newest 100 instead of ten', few: pair(FEW + 1).few, many: pair().many },
  ]
}

async function alternate(tasks: (() => Promise<unknown>)[], runs: number) {
  const times: number[][] = tasks.map(() => [])
  for (let run = -WARM_UPS; run < runs; run++) {
    for (const [i, task] of tasks.entries()) {
      const started = performance.now()
      await task()
      if (run >= 0) times[i]!.push(performance.now() - started)
    }
  }
  return times
}

const summary = (times: number[]): Times => ({ p50: median(times), p95: percentile(times, 0.95) })

/**
 * A new account with this many messages in each of its three lists. Half of those on the measured pages are replies: to
 * check more references takes minutes. Returns its id.
 */
async function fillMailbox(db: Db, perList: number) {
  const { id } = await db
    .insertInto('users')
    .values({
      user_type: 'company',
      username: `mailbox${perList}`,
      email: `mailbox${perList}@example.com`,
      name: 'Bench',
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with numbered as (
      select n, (select coalesce(max(id), 0) from messages) + n as id, n % 3 = 0 or n % 6 = 2 as is_received,
             case n % 3 when 2 then 'deleted' else 'kept' end as view, 1 + n % 500 as other
      from generate_series(1, ${3 * perList}::int) as n)
    insert into messages (id, sender_id, recipient_id, subject, body, reply_to, sender_view, recipient_view)
    overriding system value
    select id, case when is_received then other else ${id} end, case when is_received then ${id} else other end,
           'Shift ' || n, repeat('Can you start at five? ', 20), case when n % 2 = 0 and (n <= 30 or n > ${3 * perList - 30}::int) then id - 1 end,
           case when is_received then 'kept' else view end, case when is_received then view else 'kept' end
    from numbered order by id`.execute(db)
  return id
}

const fillComments = (db: Db, total: number) =>
  sql`insert into comments (name, comment)
    select 'Anonymous', repeat('A friendly place to work. ', 5) || n from generate_series(1, ${total}::int) as n`.execute(
    db,
  )
