import { type SavedSearch, savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/client.ts'
import { changeSavedSearch } from './useSavedSearches.ts'

/** Marks a saved search as opened, whichever way led to it: the list, an email or a bookmark. */
export function useMarkSeen({ id, new_count: newCount }: Partial<SavedSearch> = {}) {
  const client = useQueryClient()
  useEffect(() => {
    if (!id || !newCount) return
    changeSavedSearch(client, id, { new_count: 0 })
    // One that could not be marked has its new jobs counted again.
    call(savedSearches.seenSavedSearch, { params: { id: String(id) } }).catch(() => {})
  }, [client, id, newCount])
}
