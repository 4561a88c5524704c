import { comments } from '@guildhall/contract/comments/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { HOSTILE_WORDS } from '../../test/hostile/values.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { hideComments } from './api.ts'

const add = ({ call }: TestInstance, body: { name: string; comment: string; website?: string }) =>
  call(comments.addComment, { body })

async function list({ call }: TestInstance, before?: number) {
  const query = before === undefined ? {} : { before: String(before) }
  const { status, body } = await call(comments.getComments, { query })
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`)
  return body
}

/** Adds "Comment 1", "Comment 2" and so on. */
const addMany = ({ db }: TestInstance, count: number) =>
  sql`insert into comments (name, comment)
    select 'Ann', 'Comment ' || n from generate_series(1, ${count}) as n order by n`.execute(db)

describe('comments', () => {
  test('a visitor comments by name or as Anonymous, and everybody reads the newest comment first', async () => {
    const instance = await freshInstance()
    expect(await list(instance)).toEqual([])
    const first = await add(instance, { name: 'Anonymous', comment: 'A clear job board.' })
    expect(first).toEqual({ status: 201, body: { success: 'Comment posted' } })
    await add(instance, { name: 'Ann', comment: 'Found a job.\n\nThank you!' })
    const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string
    const id = expect.any(Number) as number
    expect(await list(instance)).toEqual([
      { id, name: 'Ann', comment: 'Found a job.\n\nThank you!', created_at },
      { id, name: 'Anonymous', comment: 'A clear job board.', created_at },
    ])
  })

  test('comments are listed by the hundred, newest first, and older ones before the last of them', async () => {
    const instance = await freshInstance()
    await addMany(instance, 230)
    const pages = []
    for (let before: number | undefined, page = await list(instance); page.length > 0;) {
      pages.push(page.map(({ comment }) => Number(comment.replace('Comment ', ''))))
      before = page.at(-1)!.id
      page = await list(instance, before)
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 30])
    expect(pages.flat()).toEqual(Array.from({ length: 230 }, (_, i) => 230 - i))
  })

  test('comments that the operator hides are not listed, and a page is still full', async () => {
    const instance = await freshInstance()
    await addMany(instance, 102)
    const [newest, second] = await list(instance)
    expect(await hideComments(instance.db, [newest!.id, second!.id])).toBe(2)
    expect(await hideComments(instance.db, [newest!.id])).toBe(0)
    const page = await list(instance)
    expect(page).toHaveLength(100)
    expect(page[0]).toMatchObject({ comment: 'Comment 100' })
  })

  test('the list of comments is stored in no cache', async () => {
    const { send } = await freshInstance()
    expect((await send(comments.getComments)).headers['cache-control']).toBe('no-store')
  })
})

describe('a comment', () => {
  test('a comment needs a name and a text, each of limited length', async () => {
    const instance = await freshInstance()
    const errorsOf = async (body: { name: string; comment: string }) => {
      const response = await add(instance, body)
      expect(response.status).toBe(400)
      return (response.body as { errorField: unknown }).errorField
    }
    expect(await errorsOf({ name: '', comment: ' \u200b' })).toEqual({
      name: ['Name is required'],
      comment: ['Comment is required'],
    })
    expect(await errorsOf({ name: 'x'.repeat(51), comment: 'x'.repeat(1001) })).toEqual({
      name: ['Please use at most 50 characters.'],
      comment: ['Please use at most 1,000 characters.'],
    })
    expect((await add(instance, { name: '猫'.repeat(50), comment: '猫'.repeat(1000) })).status).toBe(201)
    expect(await list(instance)).toHaveLength(1)
  })

  test('a comment with markup, formulas or direction marks is kept as the text that it is', async () => {
    const instance = await freshInstance()
    const comment = '<img src=x onerror=alert(1)> =cmd|x {{7*7}} https://spam.example'
    await add(instance, { name: '<b>Ann</b>\r\n\u202eBcc: x', comment })
    expect(await list(instance)).toMatchObject([{ name: '<b>Ann</b> Bcc: x', comment }])
  })

  test('a hostile text never makes a comment fail with a server error', async () => {
    const instance = await freshInstance()
    for (const word of HOSTILE_WORDS)
      expect.soft((await add(instance, { name: word, comment: word })).status, word).toBeLessThan(500)
    await list(instance)
  })

  test('a comment that fills in the hidden field seems to be added and is not', async () => {
    const instance = await freshInstance()
    const spam = { name: 'Ann', comment: 'Buy pills', website: 'https://spam.example' }
    expect(await add(instance, spam)).toEqual({ status: 201, body: { success: 'Comment posted' } })
    expect(await list(instance)).toEqual([])
    expect((await add(instance, { ...spam, website: '' })).status).toBe(201)
    expect(await list(instance)).toHaveLength(1)
  })
})
