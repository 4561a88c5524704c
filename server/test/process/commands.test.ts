import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { comments } from '@guildhall/contract/comments/endpoints'
import { expect, test } from 'vitest'
import { databaseIn } from '../database.ts'
import { freshDataFolder } from '../dataFolder.ts'
import { freshFolder } from '../folders.ts'
import { startServer } from '../wholeServer.ts'

const SCRIPTS = join(import.meta.dirname, '../../../scripts')

/** Runs a command as an operator does, with only these settings in its environment. */
async function runCommand(script: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), ...args], {
    env: { LOG_LEVEL: 'warn', ...env },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => (output.stdout += text))
  child.stderr.on('data', (text) => (output.stderr += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

test('commands work beside a running server and without one, and never migrate', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir)
  const body = { name: 'Ann', email: 'ann@example.com', comment: 'Early and on time.' }
  expect((await server.call(comments.addComment, { body })).status).toBe(201)
  expect(await runCommand('commentsHide', { DATA_DIR: dataDir })).toEqual({
    code: 0,
    stdout: '1 "Ann: Early and on time."\n',
    stderr: '',
  })
  const verified = await runCommand('searchVerify', { DATA_DIR: dataDir })
  expect([verified.code, verified.stderr]).toEqual([0, ''])
  await databaseIn(dataDir).query(`insert into dead_letters (job_id, task, payload, error)
    values (7, 'send_digest', '{"userId": 0}', 'Error')`)
  const retried = await runCommand('guildhall', { DATA_DIR: dataDir }, 'tasks', 'retry', '7', '8', '--json')
  expect(retried).toEqual({
    code: 1,
    stdout: '{"done":[7]}\n',
    stderr: 'Not all tasks were queued again. There is no failed task 8.\n',
  })
  const database = databaseIn(dataDir)
  await database.query(`insert into users (user_type, username, email, name, is_active)
    values ('personal', 'ann', 'ann@example.com', 'Ann', true)`)
  const emails = ['Ann@example.com', 'ben@example.com']
  expect(await runCommand('guildhall', { DATA_DIR: dataDir }, 'accounts', 'suspend', ...emails)).toEqual({
    code: 1,
    stdout: 'Suspended: 1 of 2.\n',
    stderr: 'Not all accounts were suspended. No active account has the email ben@example.com.\n',
  })
  const restore = ['accounts', 'restore', 'ann@example.com', '--json']
  expect(await runCommand('guildhall', { DATA_DIR: dataDir }, ...restore)).toEqual({
    code: 0,
    stdout: '{"done":["ann@example.com"]}\n',
    stderr: '',
  })
  expect((await server.get('/readyz')).status).toBe(200)

  await database.query('create database empty')
  const settings = { DATABASE_URL: await database.url('empty'), SECRET: 's'.repeat(32) }
  expect(await runCommand('commentsHide', settings, '1')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Comments could not be hidden. The database is older than this program: start the server once, which migrates it.\n',
  })
  await database.query(`insert into migrations (name) values ('9999_tomorrow.sql')`)
  await database.query('update compatibility set lowest_program = 9999')
  const foreign = await runCommand('searchVerify', { DATA_DIR: dataDir })
  expect([foreign.code, foreign.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^Search could not be verified\. The database has 9999_tomorrow\.sql and needs a program from 9999 on, this program ends at \w+\.sql\. .+\n$/,
    ),
  ])
  expect((await server.get('/readyz')).status).toBe(503)
  await database.query('update compatibility set lowest_program = 44')
  expect(await server.end('SIGTERM')).toBe(0)

  expect(await runCommand('commentsHide', { DATA_DIR: dataDir }, '1')).toMatchObject({
    code: 0,
    stdout: 'Hidden: 1 of 1 comments.\n',
  })
  expect(await database.isRunning()).toBe(false)
})

test('the operator’s commands explain themselves, and answer 2 to wrong usage', async () => {
  const help = await runCommand('guildhall', {}, '--help')
  expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('tasks')])
  const tasks = await runCommand('guildhall', {}, 'tasks', '--help')
  expect([tasks.code, tasks.stdout]).toEqual([0, expect.stringContaining('tasks retry ID...|--all')])
  for (const args of [
    [],
    ['nothing'],
    ['tasks', 'retry'],
    ['tasks', '--none'],
    ['accounts'],
    ['accounts', 'restore'],
  ]) {
    const { code, stdout, stderr } = await runCommand('guildhall', {}, ...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/See npm run guildhall -- --help\.\n$/)
  }
})

test('a command creates no database', async () => {
  const dataDir = join(await freshFolder(), 'data')
  expect(await runCommand('commentsHide', { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Comments could not be hidden. ${dataDir} has no database yet: start the server once, which creates it.\n`,
  })
})

test('the ratings of disputed jobs are listed, released and dropped by a command', async () => {
  const dataDir = await freshDataFolder()
  const server = await startServer(dataDir)
  await databaseIn(dataDir).query(`
    with people as (
      insert into users (user_type, username, email, name, is_active)
      values ('company', 'mill', 'mill@example.com', 'Mill', true), ('personal', 'ann', 'ann@example.com', 'Ann', true)
      returning id, user_type),
    job as (
      insert into jobs (user_id, job_title, job_detail, salary_nominal, salary_period, experience_level, deadline,
        status, accepted_user_id, finished_at)
      select company.id, 'Baker', '-', 1, 'Year', '1 - 2 years', '2026-02-01', 'Finished', person.id, now()
      from people as company, people as person where company.user_type = 'company' and person.user_type = 'personal'
      returning id, accepted_user_id)
    insert into job_disputes (job_id, user_id, text, created_at)
    select id, accepted_user_id, 'They never called.', '2026-03-01T10:00:00Z' from job`)
  const ratings = (...args: string[]) => runCommand('guildhall', { DATA_DIR: dataDir }, 'ratings', ...args)
  const dispute = { title: 'Baker', company: 'mill', person: 'ann', ratings: 0, text: 'They never called.' }
  const listed = await ratings()
  expect(listed).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^1 {2}2026-03-01T10:00:00\.000Z {2}\{.+\}\n$/),
    stderr: '',
  })
  expect(JSON.parse(listed.stdout.slice(listed.stdout.indexOf('{')))).toEqual(dispute)
  const json = JSON.parse((await ratings('list', '--json')).stdout) as object[]
  expect(json).toEqual([{ job_id: 1, created_at: '2026-03-01T10:00:00.000Z', ...dispute }])
  expect(await ratings('drop', '1', '2')).toEqual({
    code: 1,
    stdout: 'Ratings dropped: 1 job.\n',
    stderr: "Not all ratings were dropped. There is no disputed job 2 that isn't dropped already.\n",
  })
  expect(await ratings('release', '1', '--json')).toEqual({ code: 0, stdout: '{"done":[1]}\n', stderr: '' })
  expect(await ratings()).toEqual({ code: 0, stdout: 'No disputed job waits for a decision.\n', stderr: '' })
  for (const wrong of [['list', '1'], ['drop'], ['drop', 'x'], ['keep', '1']])
    expect(await ratings(...wrong)).toMatchObject({ code: 2, stdout: '' })
  expect(await server.end('SIGTERM')).toBe(0)
})
