import { expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { savedSearchesOf } from '../../test/savedSearches.ts'

const LONDON = 'location=London'
const TOO_LONG = 'This search is too long to save. Remove some words or filters.'

async function freshAccount() {
  const instance = await freshInstance()
  return { instance, ...savedSearchesOf(instance, await instance.newAccount()) }
}

test('a saved search is listed, the newest first, with its mails, which are daily by default', async () => {
  const { list, saved } = await freshAccount()
  const first = await saved('search=baker')
  const second = await saved(`${LONDON}&remote=true`, 'weekly')
  const created_at = expect.stringMatching(/^\d{4}-.*Z$/) as string
  expect(await list()).toEqual([
    { id: second, query: `${LONDON}&remote=true`, mail: 'weekly', new_count: 0, created_at },
    { id: first, query: 'search=baker', mail: 'daily', new_count: 0, created_at },
  ])
})

test.each([
  ['another order', `${LONDON}&search=baker`, `search=baker&${LONDON}`],
  ['repeated values in another order', `${LONDON}&location=Berlin&${LONDON}`, `location=Berlin&${LONDON}`],
  ['defaults', 'search=baker&remote=false&sort=best&location=', 'search=baker'],
  ['another encoding and more spaces', '?search=%20master++%62aker ', 'search=master%20baker'],
  ['a selected job', 'search=baker&jobId=7', 'search=baker'],
  ['another sort', 'search=baker&sort=newest', 'search=baker&sort=closing'],
  ['nothing but defaults', 'sort=newest&search=', ''],
])('a query with %s is the same search', async (_kind, first, second) => {
  const { save, saved, list } = await freshAccount()
  const id = await saved(first, 'weekly')
  const body = { id, mail: 'weekly', success: 'Search saved' }
  expect(await save(second, 'none')).toEqual({ status: 201, body })
  expect(await list()).toMatchObject([{ id, mail: 'weekly' }])
})

test('a sort that is not the default is kept', async () => {
  const { list, saved } = await freshAccount()
  await saved('sort=closing&search=baker')
  await saved('sort=closing')
  expect((await list()).map(({ query }) => query)).toEqual(['sort=closing', 'search=baker&sort=closing'])
})

test.each([
  ['a page', 'search=baker&page=2', "A saved search can't include a page number."],
  ['an unknown sort', 'sort=oldest', 'Sort by best, newest or closing.'],
  ['a minimum without a period', 'salary_min=20', 'Choose a period for the minimum salary.'],
  ['a long text', `search=${'x'.repeat(101)}`, 'Please use at most 100 characters.'],
  ['too many characters', `search=x&y=${'y'.repeat(490)}`, TOO_LONG],
  ['too many characters once encoded', `search=${'é'.repeat(90)}`, TOO_LONG],
  ['a character that cannot be stored', 'search=%00', 'This text contains unreadable characters.'],
])('a query with %s is refused', async (_kind, query, message) => {
  const { save } = await freshAccount()
  expect(await save(query)).toMatchObject({ status: 400, body: { errorField: { query: [message] } } })
})

test('an account saves 20 searches, also with parallel calls, and one more after it deleted one', async () => {
  const { save, list, remove } = await freshAccount()
  const responses = await Promise.all(Array.from({ length: 25 }, (_, i) => save(`search=baker${i}`)))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(20)
  const error = 'You can save up to 20 searches. Delete one to save another.'
  expect(await save('search=miller')).toEqual({ status: 409, body: { error } })
  const [newest] = await list()
  expect(await save(newest!.query)).toMatchObject({ status: 201, body: { id: newest!.id } })
  expect(await remove(newest!.id)).toEqual({ status: 200, body: { success: 'Saved search deleted' } })
  expect(await remove(newest!.id)).toEqual({
    status: 404,
    body: { error: 'This saved search no longer exists.' },
  })
  expect(await save('search=miller')).toMatchObject({ status: 201 })
})

test.each(['none', 'daily', 'weekly'] as const)('saving a search with %s mails answers so', async (mail) => {
  const { save } = await freshAccount()
  expect(await save('search=baker', mail)).toMatchObject({ status: 201, body: { mail } })
})

test('parallel saves of one search save it once', async () => {
  const { save, list } = await freshAccount()
  const responses = await Promise.all(Array.from({ length: 5 }, () => save('search=baker')))
  const [search, ...others] = await list()
  for (const response of responses) expect(response).toMatchObject({ status: 201, body: { id: search!.id } })
  expect(others).toEqual([])
})

test('the frequency of the mails is changed', async () => {
  const { saved, edit, list } = await freshAccount()
  const id = await saved('search=baker')
  expect(await edit(id, 'weekly')).toEqual({ status: 200, body: { success: 'Saved search updated' } })
  expect(await list()).toMatchObject([{ id, mail: 'weekly' }])
})

test('the searches of an account are deleted with it', async () => {
  const { instance, saved } = await freshAccount()
  await saved('search=baker')
  await instance.db.deleteFrom('users').execute()
  expect(await instance.db.selectFrom('saved_searches').selectAll().execute()).toEqual([])
})

test.each([
  ['deactivated', 'update users set is_active = false'],
  ['deleted', 'delete from users'],
])('a search saved while the account is %s is refused with 401', async (_state, change) => {
  const { instance, save } = await freshAccount()
  const { response } = await whileHolding(instance, change, async (waiting) => {
    const response = save('search=baker')
    await waiting(1)
    return { response }
  })
  expect(await response).toEqual({ status: 401, body: { error: 'Please log in.' } })
  expect(await instance.db.selectFrom('saved_searches').selectAll().execute()).toEqual([])
})
