import { lookups } from '@guildhall/contract/lookups/endpoints'
import { describe, expect, test } from 'vitest'
import { freshWorld } from '../../../test/world.ts'

describe('a look-up', () => {
  test('is asked for again only where it changed', async () => {
    const world = await freshWorld()
    const first = await world.send(lookups.getSkills)
    const { etag } = first.headers
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const read = (known: string) => world.send(lookups.getSkills, {}, { headers: { 'if-none-match': known } })
    const second = await read(etag!)
    expect([second.statusCode, second.payload]).toEqual([304, ''])
    expect(second.headers.etag).toBe(etag)

    await world.db.insertInto('skills').values({ skill_name: 'Sourdough' }).execute()
    const third = await read(etag!)
    expect(third.statusCode).toBe(200)
    expect(third.payload).toContain('Sourdough')
  })

  test('is recognised among others, and where something on the way made its mark a strong one', async () => {
    const world = await freshWorld()
    const etag = String((await world.send(lookups.getSkills)).headers.etag)
    for (const known of [etag.slice(2), `"other", ${etag}`, `W/"other",${etag}`]) {
      const headers = { 'if-none-match': known }
      expect.soft((await world.send(lookups.getSkills, {}, { headers })).statusCode, known).toBe(304)
    }
  })

  test('that fails is not kept', async () => {
    const world = await freshWorld()
    await world.db.schema.dropTable('skills').cascade().execute()
    const response = await world.send(lookups.getSkills)
    expect(response.statusCode).toBe(500)
    expect(response.headers).not.toHaveProperty('etag')
    expect(response.headers['cache-control']).toBe('no-store')
  })
})
