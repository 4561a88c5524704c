import { account } from '@guildhall/contract/account/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import type { TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { openInstanceWithSearch, setActive } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { aRegistration } from '../../test/registering.ts'
import { indexOutdated, refreshInBatches, verifySearch, type Collection } from '../search/api.ts'
import { indexPeople, peopleCollection } from './api.ts'

const NO_DIFFERENCE = { documents: 0, chunks: 0 }
const addSkill = ({ call }: TestInstance, ann: Account, skillId: number) =>
  call(profileSections.addSkill, { body: { skillId, skillLevelId: 1 } }, ann)

test('companies and accounts that are not activated are not found, even with a complete profile', async () => {
  const { instance, find } = await openInstanceWithSearch()
  await instance.newCandidate({ user_type: 'company' })
  await instance.call(account.register, { body: aRegistration() })
  await setActive(instance, await instance.newCandidate(), false)
  await indexPeople(instance.db)
  expect(await find()).toMatchObject({ total_user: 0 })
})

test('a deactivated account is gone at once, and found again after its activation', async () => {
  const { instance, find } = await openInstanceWithSearch()
  const ann = await instance.newCandidate()
  const before = await find()
  await setActive(instance, ann, false)
  expect(await find()).toMatchObject({ total_user: 0, data: [] })
  await setActive(instance, ann, true)
  await enqueue(instance.db, 'index_search_documents', {}, 'index_search_documents')
  await instance.workQueue()
  expect(await find()).toEqual(before)
})

test('a deleted account is gone at once', async () => {
  const { instance, find } = await openInstanceWithSearch()
  const { id } = await instance.newCandidate()
  await instance.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await find()).toMatchObject({ total_user: 0, data: [] })
  expect(await verifySearch(instance.db, peopleCollection)).toEqual(NO_DIFFERENCE)
})

test('a person deactivated during the edit that completes the profile is not found afterwards', async () => {
  const { instance, find } = await openInstanceWithSearch()
  const ann = await instance.newCandidate()
  await instance.db.deleteFrom('user_skills').where('user_id', '=', ann.id).execute()
  await refreshInBatches(instance.db, peopleCollection, [ann.id])
  const { done } = await whileHolding(instance, 'lock table search_changes', async (waiting) => {
    const editing = addSkill(instance, ann, 2)
    await waiting(1)
    const deactivating = setActive(instance, ann, false)
    await Promise.race([waiting(2), deactivating])
    return { done: Promise.all([editing, deactivating]) }
  })
  await done
  expect(await find()).toMatchObject({ total_user: 0, data: [] })
})

test('an edit during the rebuild of its document is found', async () => {
  const { instance, find } = await openInstanceWithSearch()
  const ann = await instance.newCandidate()
  await instance.db.updateTable('search_documents').set({ version: 0 }).execute()
  const [isRead, isProceeding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const paused: Collection = {
    ...peopleCollection,
    async makeDocuments(db, ids) {
      const documents = await peopleCollection.makeDocuments(db, ids)
      isRead.resolve()
      await isProceeding.promise
      return documents
    },
  }
  await whileHolding(instance, 'select', async (waiting) => {
    const rebuilding = indexOutdated(instance.db, paused)
    await isRead.promise
    const editing = addSkill(instance, ann, 2)
    await Promise.race([waiting(1), editing])
    isProceeding.resolve()
    await Promise.all([rebuilding, editing])
  })
  expect((await find()).data).toMatchObject([{ skills: { length: 2 } }])
  expect(await verifySearch(instance.db, peopleCollection)).toEqual(NO_DIFFERENCE)
})

test('of concurrent edits of one profile, all are found', async () => {
  const { instance, find, names } = await openInstanceWithSearch()
  const ann = await instance.newCandidate()
  await Promise.all([
    instance.call(profile.saveProfile, { body: { name: 'Alder' } }, ann),
    ...Array.from({ length: 4 }, (_, i) => addSkill(instance, ann, i + 2)),
    instance.call(profile.saveLocation, { body: { id: 2 } }, ann),
  ])
  expect(await names({ search: 'alder' })).toEqual(['Alder'])
  expect((await find()).data).toMatchObject([
    { skills: { length: 5 }, userlocation: { location: { id: 2 } } },
  ])
  expect(await verifySearch(instance.db, peopleCollection)).toEqual(NO_DIFFERENCE)
})
