import type { ResponseOf } from '@guildhall/contract/endpoint'
import { search } from '@guildhall/contract/search/endpoints'
import { expect } from 'vitest'
import type { Account } from './factories.ts'
import { freshInstance, type TestInstance } from './instance.ts'

type Results = Extract<ResponseOf<typeof search.searchPeople>, { status: 200 }>['body']
type Form = { search?: string; employment_type?: string | string[]; location?: string | string[] }

export async function openInstanceWithSearch(options?: Parameters<typeof freshInstance>[0]) {
  const instance = await freshInstance(options)
  return { instance, ...(await openPeopleSearch(instance)) }
}

/** As an operator does it. */
export const setActive = ({ db }: TestInstance, { id }: Pick<Account, 'id'>, is_active: boolean) =>
  db.updateTable('users').set({ is_active }).where('id', '=', id).execute()

/** A company that searches for people. */
export async function openPeopleSearch(instance: TestInstance) {
  const company = await instance.newCompany()

  async function find(body: Form = {}, page?: string) {
    const query = page === undefined ? {} : { page }
    const response = await instance.send(search.searchPeople, { body, query }, { as: company })
    expect([body, page, response.statusCode]).toEqual([body, page, 200])
    const results = response.json<Results>()
    // The response is not parsed on its way out, so it must have nothing that the contract doesn't name.
    expect(search.searchPeople.responses[200].parse(results)).toEqual(results)
    return results
  }

  /** The names of the people that a search finds, those with the newest account first. */
  const names = async (body: Form = {}) => (await find(body)).data.map(({ name }) => name)

  return { company, find, names }
}
