import { type SavedSearch, savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { successOf } from '../api/change.ts'
import { call, keyOf } from '../api/client.ts'
import { changeSavedSearch } from '../search/api.ts'
import { useAlert } from '../ui/useAlert.ts'

/** What follows every change: an alert with the server's message, and the list as it is now, after a refusal too. */
function useAfterChange() {
  const client = useQueryClient()
  const alerts = useAlert()
  return {
    onSuccess: ({ success }: { success: string }) => alerts.show({ severity: 'success', text: success }),
    onError: ({ message }: Error) => alerts.show({ severity: 'error', text: message }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(savedSearches.getSavedSearches) }),
  }
}

/** Changes how often the new jobs of a saved search are mailed. The list shows it at once. */
export function useSaveMail(id: number) {
  const client = useQueryClient()
  const params = { id: String(id) }
  return useMutation({
    mutationFn: async (mail: SavedSearch['mail']) =>
      successOf(await call(savedSearches.editSavedSearch, { params, body: { mail } })),
    // Two quick choices reach the server in order.
    scope: { id: `saved-search-${id}` },
    onMutate: (mail) => changeSavedSearch(client, id, { mail }),
    ...useAfterChange(),
  })
}

export const useDeleteSavedSearch = (id: number) =>
  useMutation({
    mutationFn: async () =>
      successOf(await call(savedSearches.deleteSavedSearch, { params: { id: String(id) } })),
    ...useAfterChange(),
  })
