import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/instance.ts'
import { withClient } from '../../test/template.ts'
import { migrateUpTo } from '../../test/upgrade.ts'
import { migrate } from '../db/migrate.ts'

// Times are days of 2026. The company has id 1, the people are 2 to 4, and the jobs 1 to 6.
const ROWS = `
  insert into users (user_type, username, email, name, is_active)
  select case n when 1 then 'company' else 'personal' end, 'user' || n, n || '@example.com', 'Ann', true
    from generate_series(1, 4) as n;
  insert into jobs (user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline,
      created_at, status, accepted_user_id)
    values (1, 'Open', '-', 1, 'Year', '1 - 2 years', '2026-02-01', '2026-01-01', 'Open', null),
      (1, 'In Progress', '-', 1, 'Year', '1 - 2 years', '2026-02-01', '2026-01-01', 'In Progress', 2),
      (1, 'Closed', '-', 1, 'Year', '1 - 2 years', '2026-02-01', '2026-01-01', 'Closed', 2),
      (1, 'Finished, rated by both', '-', 1, 'Year', '1 - 2 years', '2026-02-01', '2026-01-02', 'Finished', 2),
      (1, 'Finished, rated by one', '-', 1, 'Year', '1 - 2 years', '2026-02-01', '2026-01-03', 'Finished', 2),
      (1, 'Finished recently, rated by one', '-', 1, 'Year', '1 - 2 years', '2026-02-01', '2026-01-04', 'Finished', 2);
  insert into applications (job_id, user_id, status, applied_at)
    values (1, 2, 'Applied', '2026-01-10'), (2, 2, 'Accepted', '2026-01-10'), (2, 3, 'Not selected', '2026-01-10'),
      (3, 2, 'Closed', '2026-01-10'), (3, 3, 'Closed', '2026-01-10'), (3, 4, 'Closed', '2026-01-10');
  insert into application_history (job_id, user_id, status, at)
    values (1, 2, 'Applied', '2026-01-10'), (2, 2, 'Applied', '2026-01-10'), (2, 2, 'Accepted', '2026-01-11'),
      (2, 3, 'Applied', '2026-01-10'), (2, 3, 'Not selected', '2026-01-12'),
      (3, 2, 'Applied', '2026-01-10'), (3, 2, 'Accepted', '2026-01-13'), (3, 2, 'Closed', '2026-01-14'),
      (3, 3, 'Applied', '2026-01-10');
  insert into ratings (job_id, from_user_id, to_user_id, rating, comment, created_at)
    values (4, 1, 2, 5, 'Good', '2026-01-05'), (4, 2, 1, 5, 'Good', '2026-01-07'),
      (5, 1, 2, 5, 'Good', '2026-01-05'), (6, 2, 1, 5, 'Good', '2026-01-25')`

test('applications, jobs and ratings from before the first version with decisions get the times of their history', async () => {
  const url = await freshDatabase()
  await withClient(url, async (client) => {
    await client.query("set timezone = 'UTC'")
    await migrateUpTo(client, '0025')
    await client.query(ROWS)
    await migrate(url)

    const read = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows
    expect(
      await read(`select job_id, user_id, status, decided_at::date::text, shortlisted, note from applications
        order by job_id, user_id`),
    ).toEqual([
      [1, 2, 'Applied', null, false, ''],
      [2, 2, 'Accepted', '2026-01-11', false, ''],
      [2, 3, 'Not selected', '2026-01-12', false, ''],
      [3, 2, 'Closed', '2026-01-13', false, ''],
      // Without a second row in its history, or without any.
      [3, 3, 'Closed', '2026-01-10', false, ''],
      [3, 4, 'Closed', '2026-01-10', false, ''],
    ])
    expect(await read('select distinct job_id, job_title from applications order by job_id')).toEqual([
      [1, 'Open'],
      [2, 'In Progress'],
      [3, 'Closed'],
    ])
    expect(await read('select count(*)::int from applications where seen_at is null')).toEqual([[0]])
    expect(
      await read('select id, finished_at::date::text, closed_at::date::text from jobs order by id'),
    ).toEqual([
      [1, null, null],
      [2, null, null],
      [3, null, '2026-01-14'],
      [4, '2026-01-02', null],
      [5, '2026-01-03', null],
      [6, '2026-01-04', null],
    ])
    expect(
      await read(
        'select job_id, from_user_id, shown_at::date::text from ratings order by job_id, from_user_id',
      ),
    ).toEqual([
      // The second of two; the first shows with it.
      [4, 1, '2026-01-07'],
      [4, 2, '2026-01-07'],
      // 14 days after the end; later ones at once.
      [5, 1, '2026-01-17'],
      [6, 2, '2026-01-25'],
    ])
  })
})
