import fc from 'fast-check'
import { sql, type Selectable } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase, freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { withClient } from '../../test/template.ts'
import { migrateUpTo } from '../../test/upgrade.ts'
import type { Mailboxes } from '../db/schema.ts'
import { migrate } from '../db/migrate.ts'
import { findPage, type List } from './lists.ts'

const ACCOUNTS = 3
const LISTS: List[] = ['inbox', 'sent', 'deleted']

/** The mailboxes as counting all messages gives them. */
const counted = sql<Selectable<Mailboxes>>`
  select users.id as user_id,
    count(*) filter (where recipient_id = users.id and recipient_view = 'kept')::int as inbox,
    count(*) filter (where sender_id = users.id and sender_view = 'kept')::int as sent,
    count(*) filter (where recipient_id = users.id and recipient_view = 'deleted'
                        or sender_id = users.id and sender_view = 'deleted')::int as deleted,
    count(*) filter (where recipient_id = users.id and recipient_view = 'kept' and read_at is null)::int as unread
  from users left join messages on users.id in (sender_id, recipient_id) group by users.id order by users.id`

async function expectCounted({ db }: TestInstance) {
  const mailboxes = await db.selectFrom('mailboxes').selectAll().orderBy('user_id').execute()
  const { rows } = await counted.execute(db)
  expect(mailboxes.filter(hasNumbers)).toEqual(rows.filter(hasNumbers))
}

/** An account without messages has a mailbox of zeros, or none. */
const hasNumbers = ({ inbox, sent, deleted, unread }: Selectable<Mailboxes>) =>
  [inbox, sent, deleted, unread].some((number) => number !== 0)

/** The pages of a list are those of all its messages in order. */
async function expectPages({ db }: TestInstance, userId: number, list: List) {
  const { rows } = await sql<{ id: number }>`
    select id from messages where ${
      {
        inbox: sql`recipient_id = ${userId} and recipient_view = 'kept'`,
        sent: sql`sender_id = ${userId} and sender_view = 'kept'`,
        deleted: sql`recipient_id = ${userId} and recipient_view = 'deleted'
          or sender_id = ${userId} and sender_view = 'deleted'`,
      }[list]
    } order by id desc`.execute(db)
  for (let page = 1; page <= Math.ceil(rows.length / 5) + 1; page += 1) {
    const found = await findPage(db, { userId, list, page })
    const ids = found.rows.map(({ id }) => id)
    expect({ list, page, ids, total: found.total }).toEqual({
      list,
      page,
      ids: rows.slice((page - 1) * 5, page * 5).map(({ id }) => id),
      total: rows.length,
    })
  }
}

const view = fc.constantFrom('kept', 'deleted', 'gone')
/** Changes messages whose id leaves a remainder, several in one statement. */
const change = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ insert: fc.integer({ min: 1, max: 6 }), views: fc.tuple(view, view) }),
  },
  fc.record({ read: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ setViews: fc.integer({ min: 0, max: 4 }), views: fc.tuple(view, view) }),
  fc.record({ remove: fc.integer({ min: 0, max: 12 }) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function statementOf(change: Change, ids: number[]) {
  const some = (n: number) => sql`id % 5 = ${n}`
  if ('insert' in change)
    return sql`insert into messages (sender_id, recipient_id, subject, body, sender_view, recipient_view)
      select (${ids}::bigint[])[1 + n % ${ACCOUNTS}::int], (${ids}::bigint[])[1 + (n + 1) % ${ACCOUNTS}::int],
        'Shift', 'At five?', ${change.views[0]}, ${change.views[1]}
      from generate_series(1, ${change.insert}::int) as n`
  if ('read' in change) return sql`update messages set read_at = now() where ${some(change.read)}`
  if ('setViews' in change)
    return sql`update messages set sender_view = ${change.views[0]}, recipient_view = ${change.views[1]}
      where ${some(change.setViews)}`
  return sql`delete from messages where id % 13 = ${change.remove}`
}

test('the totals and pages of lists are those of counting the messages, after random concurrent changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 8, maxLength: 8 }),
      async (rounds) => {
        const instance = await freshInstance()
        const ids = await instance.newPeople(ACCOUNTS)
        for (const changes of rounds) {
          const outcomes = await Promise.allSettled(
            changes.map((change) => statementOf(change, ids).execute(instance.db)),
          )
          // Statements that change the same messages in another order may deadlock; then one of them changes nothing.
          const failures = outcomes.flatMap((outcome) =>
            outcome.status === 'rejected' ? [(outcome.reason as { code: unknown }).code] : [],
          )
          expect(failures.filter((code) => code !== '40P01')).toEqual([])
          await expectCounted(instance)
        }
        for (const id of ids) for (const list of LISTS) await expectPages(instance, id, list)
      },
    ),
    { numRuns: 3, endOnFailure: true },
  )
}, 60_000)

test('messages from before the first version with mailboxes are counted', async () => {
  const url = await freshDatabase()
  await withClient(url, async (client) => {
    await migrateUpTo(client, '0028')
    await client.query(`
      insert into users (user_type, username, email, name, is_active)
        select 'personal', 'user' || n, n || '@example.com', 'Ann', true from generate_series(1, 2) as n;
      insert into messages (sender_id, recipient_id, subject, body, sender_view, recipient_view, read_at)
        values (1, 2, 'Shift', 'At five?', 'kept', 'kept', null), (1, 2, 'Shift', 'At six?', 'deleted', 'kept', now()),
          (2, 1, 'Re: Shift', 'Yes.', 'kept', 'gone', now()), (1, 2, 'Shift', 'Hello?', 'gone', 'deleted', null)`)
    await migrate(url)
    const { rows } = await client.query('select * from mailboxes order by user_id')
    expect(rows).toEqual([
      { user_id: 1, inbox: 0, sent: 1, deleted: 1, unread: 0 },
      { user_id: 2, inbox: 2, sent: 1, deleted: 1, unread: 1 },
    ])
  })
})

test('the rows and the total of a page are of one time', async () => {
  const instance = await freshInstance()
  const [ann, bob] = await instance.newPeople(2)
  await sql`insert into messages (sender_id, recipient_id, subject, body)
    select ${ann}, ${bob}, 'Shift', 'At five?' from generate_series(1, 6)`.execute(instance.db)
  const pages = await whileHolding(
    instance,
    'lock table messages; delete from messages where id = (select max(id) from messages)',
    async (waiting) => {
      const pages = [1, 2].map((page) => findPage(instance.db, { userId: bob!, list: 'inbox', page }))
      await waiting(2)
      return { pages }
    },
  )
  const [first, second] = await Promise.all(pages.pages)
  expect([first!.total, second!.total]).toEqual([6, 6])
  const ids = [...first!.rows, ...second!.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
})

test('what changes no number of unread messages is not announced', async () => {
  const instance = await freshInstance()
  const ids = await instance.newPeople(ACCOUNTS)
  await withClient(instance.url, async (client) => {
    const announced: (string | undefined)[] = []
    client.on('notification', ({ payload }) => announced.push(payload))
    await client.query('listen messages')
    const run = async (statement: string) => {
      announced.length = 0
      await client.query(statement)
      return announced.slice()
    }
    const [ann, bob] = ids
    expect(
      await run(
        `insert into messages (sender_id, recipient_id, subject, body) values (${ann}, ${bob}, 'Shift', 'At five?')`,
      ),
    ).toEqual([String(bob)])
    expect(await run('update messages set mailed_at = now()')).toEqual([])
    expect(await run(`update messages set sender_view = 'deleted'`)).toEqual([])
    expect(await run('update messages set read_at = now()')).toEqual([String(bob)])
    expect(await run(`update messages set recipient_view = 'deleted'`)).toEqual([])
  })
})
