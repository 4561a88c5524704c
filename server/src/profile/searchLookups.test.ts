import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openInstanceWithSearch } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { jobCollection } from '../jobs/api.ts'
import { verifySearch } from '../search/api.ts'
import { peopleCollection } from './api.ts'

const NO_DIFFERENCE = { documents: 0, chunks: 0 }

describe('a lookup value with another name', () => {
  test.each([
    ['skills', 'skill_name', 'skills'],
    ['skill_levels', 'skill_level', 'skills'],
    ['locations', 'location', 'userlocation'],
    ['employment_types', 'type', 'useremploymenttype'],
  ] as const)(
    'in %s is on the documents of people and jobs after the next task',
    async (table, column, field) => {
      const { instance, find } = await openInstanceWithSearch()
      const ann = await instance.newCandidate()
      await instance.newJob({ jobLocation: [1] })
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Stevedoring' where id = 1`.execute(
        instance.db,
      )
      await enqueue(instance.db, 'index_search_documents', {}, 'index_search_documents')
      await instance.workQueue()
      const { data } = await find()
      const { body } = await instance.call(profile.getProfile, { params: { userId: ann.id } })
      expect(JSON.stringify(data[0]![field])).toContain('Stevedoring')
      expect(data[0]![field]).toEqual((body as Record<string, unknown>)[field])
      const { total_user } = await find({ search: 'stevedoring' })
      expect(total_user).toBe(table === 'skill_levels' ? 0 : 1)
      expect(await verifySearch(instance.db, peopleCollection)).toEqual(NO_DIFFERENCE)
      expect(await verifySearch(instance.db, jobCollection)).toEqual(NO_DIFFERENCE)
    },
  )

  test.each(['joblocation', 'user_posted'] as const)(
    'a location with another country is on the cards of jobs after the next task, in %s',
    async (field) => {
      const { instance } = await openInstanceWithSearch()
      const by = await instance.newCompany()
      await instance.db.updateTable('users').set({ location_id: 3 }).where('id', '=', by.id).execute()
      await instance.newJob({ by, jobLocation: [2] })
      const changed = field === 'joblocation' ? 2 : 3
      await instance.db.updateTable('locations').set({ country: 'AQ' }).where('id', '=', changed).execute()
      await enqueue(instance.db, 'index_search_documents', {}, 'index_search_documents')
      await instance.workQueue()
      const { body } = await instance.call(search.searchJobs, { query: {} })
      expect(JSON.stringify((body as { data: Record<string, unknown>[] }).data[0]![field])).toContain('"AQ"')
      expect(await verifySearch(instance.db, jobCollection)).toEqual(NO_DIFFERENCE)
    },
  )
})
