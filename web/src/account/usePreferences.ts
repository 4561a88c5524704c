import { type Preferences, settings } from '@guildhall/contract/account/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, keyOf, query } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'

export const usePreferences = () => useQuery(query(settings.getPreferences, {}))

/** Saves preferences and shows the server's answer in an alert. */
export function useSavePreferences() {
  const client = useQueryClient()
  const alert = useAlert()
  return useMutation({
    mutationFn: async (changed: Partial<Preferences>) => {
      const { status, body } = await call(settings.savePreferences, { body: changed })
      if (status === 400) throw new Error(body.error)
      return body
    },
    onSuccess: async ({ success }) => {
      alert.show({ severity: 'success', text: success })
      await client.invalidateQueries({ queryKey: keyOf(settings.getPreferences) })
    },
    onError: (error) => alert.show({ severity: 'error', text: error.message }),
  })
}
