import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { successOf } from '../api/change.ts'
import { call, keyOf } from '../api/client.ts'
import { type Alert, useAlert } from '../ui/useAlert.ts'
import { notSavedAlert, savedAlert } from './saveSearchAlerts.tsx'

/** Saves a search, or deletes the saved one with the given id. Returns an alert. */
async function save(query: string, savedId?: number): Promise<Alert> {
  const saved = successOf(
    savedId
      ? await call(savedSearches.deleteSavedSearch, { params: { id: String(savedId) } })
      : await call(savedSearches.saveSearch, { body: { query } }),
  )
  return 'mail' in saved ? savedAlert(saved) : { severity: 'success', text: saved.success }
}

/** Saves the search of a query; `mutate` with the id of the saved search deletes it. */
export function useSaveSearch(query: string) {
  const client = useQueryClient()
  const alerts = useAlert()
  return useMutation({
    mutationFn: (savedId: number | undefined) => save(query, savedId),
    onSuccess: (alert) => alerts.show(alert),
    onError: (error) => alerts.show(notSavedAlert(error)),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(savedSearches.getSavedSearches) }),
  })
}
