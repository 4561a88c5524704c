import { search } from '@guildhall/contract/search/endpoints'
import type { PeopleFilters } from '@guildhall/contract/search/filters'
import type { PeopleSort } from '@guildhall/contract/search/sorts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { type BoardQuery, inputOf } from './boardQuery.ts'

export function usePeopleResults(boardQuery: BoardQuery<PeopleFilters, PeopleSort>) {
  const { page, ...body } = inputOf(boardQuery)
  return useQuery({
    ...query(search.searchPeople, { query: { page }, body }),
    placeholderData: keepPreviousData,
  })
}
