import { lookups } from '@guildhall/contract/lookups/endpoints'
import { describe, expect, test } from 'vitest'
import { freshInstance } from '../../../test/instance.ts'

describe('ETags', () => {
  test('a response with an ETag is sent again only after it changed', async () => {
    const instance = await freshInstance()
    const first = await instance.send(lookups.getSkills)
    const { etag } = first.headers
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const read = (etag: string) =>
      instance.send(lookups.getSkills, {}, { headers: { 'if-none-match': etag } })
    const second = await read(etag!)
    expect([second.statusCode, second.payload]).toEqual([304, ''])
    expect(second.headers.etag).toBe(etag)

    await instance.db.insertInto('skills').values({ skill_name: 'Sourdough' }).execute()
    const third = await read(etag!)
    expect(third.statusCode).toBe(200)
    expect(third.payload).toContain('Sourdough')
  })

  test('an ETag matches in a list of ETags, and as a strong ETag', async () => {
    const instance = await freshInstance()
    const etag = String((await instance.send(lookups.getSkills)).headers.etag)
    for (const ifNoneMatch of [etag.slice(2), `"other", ${etag}`, `W/"other",${etag}`]) {
      const headers = { 'if-none-match': ifNoneMatch }
      expect.soft((await instance.send(lookups.getSkills, {}, { headers })).statusCode, ifNoneMatch).toBe(304)
    }
  })

  test('an error has no ETag and is not cached', async () => {
    const instance = await freshInstance()
    await instance.db.schema.dropTable('skills').cascade().execute()
    const response = await instance.send(lookups.getSkills)
    expect(response.statusCode).toBe(500)
    expect(response.headers).not.toHaveProperty('etag')
    expect(response.headers['cache-control']).toBe('no-store')
  })
})
