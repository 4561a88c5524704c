import type { ResponseOf } from '@guildhall/contract/endpoint'
import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Account } from './factories.ts'
import type { TestInstance } from './instance.ts'
import { enqueue } from './queues.ts'

type List = Extract<ResponseOf<typeof savedSearches.getSavedSearches>, { status: 200 }>['body']
type Mail = 'none' | 'daily' | 'weekly'

/** The calls of an account that saves searches. */
export function savedSearchesOf(instance: TestInstance, as: Account) {
  const { call } = instance
  const save = (query: string, mail?: Mail) =>
    call(savedSearches.saveSearch, { body: { query, ...(mail && { mail }) } }, as)
  async function list() {
    const { status, body } = await call(savedSearches.getSavedSearches, {}, as)
    expect(status).toBe(200)
    return body as List
  }
  return {
    save,
    list,

    /** Saves a search, and returns its id. */
    async saved(query: string, mail?: Mail) {
      const { status, body } = await save(query, mail)
      expect(status).toBe(201)
      return (body as { id: number }).id
    },

    newCounts: async () => (await list()).map(({ new_count }) => new_count),
    edit: (id: number, mail: Mail) =>
      call(savedSearches.editSavedSearch, { params: { id }, body: { mail } }, as),
    see: (id: number) => call(savedSearches.seenSavedSearch, { params: { id } }, as),
    remove: (id: number) => call(savedSearches.deleteSavedSearch, { params: { id } }, as),
  }
}

/** Lets days pass for saved searches, then looks for new jobs, and returns the mails. */
export async function newJobMailsAfter(instance: TestInstance, days = 1) {
  await letDaysPass(instance, days)
  await enqueue(instance.db, 'find_new_jobs', {}, 'find_new_jobs')
  return instance.workQueue()
}

export const letDaysPass = async ({ db }: TestInstance, days: number) => {
  const before = sql<Date>`checked_at - make_interval(days => ${days})`
  await db.updateTable('saved_searches').set({ checked_at: before }).execute()
}
