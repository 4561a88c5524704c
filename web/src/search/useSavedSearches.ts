import { type SavedSearch, savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

const listQuery = query(savedSearches.getSavedSearches, {})

/** The saved searches of the candidate. */
export const useSavedSearches = () => useQuery({ ...listQuery, select: ({ body }) => body })

/** Changes one of the saved searches in the cache, before the server does. */
export const changeSavedSearch = (client: QueryClient, id: number, change: Partial<SavedSearch>) =>
  client.setQueryData(
    listQuery.queryKey,
    (list) =>
      list && {
        ...list,
        body: list.body.map((search) => (search.id === id ? { ...search, ...change } : search)),
      },
  )
