import { type Preferences, settings } from '@guildhall/contract/account/settings'
import { profile } from '@guildhall/contract/profile/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { successOf } from '../api/change.ts'
import { call, keyOf, query } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'

export const usePreferences = () => useQuery(query(settings.getPreferences, {}))

/** Saves preferences and shows the server's answer in an alert. */
export function useSavePreferences() {
  const client = useQueryClient()
  const alert = useAlert()
  return useMutation({
    // One after the other, so that the last choice is the one that is stored.
    scope: { id: 'preferences' },
    mutationFn: async (changed: Partial<Preferences>) =>
      successOf(await call(settings.savePreferences, { body: changed })),
    onSuccess: async ({ success }) => {
      alert.show({ severity: 'success', text: success })
      // The own profile asks for a choice that was not made.
      void client.invalidateQueries({ queryKey: keyOf(profile.getProfile) })
      await client.invalidateQueries({ queryKey: keyOf(settings.getPreferences) })
    },
    onError: (error) => alert.show({ severity: 'error', text: error.message }),
  })
}
