import { blocking } from '@guildhall/contract/blocking/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { successOf } from '../api/change.ts'
import { call } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'

/** Blocks a person, or lifts the block. Everything is loaded again: searches, profiles and lists find the person or don't. */
export function useBlocking(id: number) {
  const client = useQueryClient()
  const alerts = useAlert()
  return useMutation({
    mutationFn: async (action: 'block' | 'unblock') => {
      const response = await (action === 'block'
        ? call(blocking.blockUser, { body: { id } })
        : call(blocking.unblockUser, { params: { id } }))
      // 404 and 409: it was done before, for example in another tab.
      return response.status === 404 || response.status === 409 ? null : successOf(response)
    },
    onSuccess(done) {
      if (done) alerts.show({ severity: 'success', text: done.success })
    },
    onSettled() {
      void client.invalidateQueries()
    },
  })
}
