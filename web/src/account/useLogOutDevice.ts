import { type LoginSession, settings } from '@guildhall/contract/account/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, keyOf } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import { settingsTexts } from './settingsMessages.ts'

/** Ends one session, or all but that of this browser. A session that has ended already counts as success. */
export function useLogOutDevice(target: LoginSession | 'others') {
  const client = useQueryClient()
  const alert = useAlert()
  const { loggedOut, loggedOutOthers } = settingsTexts
  return useMutation({
    mutationFn: async () => {
      if (target === 'others') await call(settings.endOtherSessions, {})
      else await call(settings.endSession, { params: { id: target.id } })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(settings.getSessions) })
      alert.show({
        severity: 'success',
        text: target === 'others' ? loggedOutOthers : loggedOut(target.device),
      })
    },
    onError: (error) => alert.show({ severity: 'error', text: error.message }),
  })
}
