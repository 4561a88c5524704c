import { type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'

const paramsOf = (userId: number) => ({ userId: String(userId) })

/** The profile without contact data, which may be read without limit. */
export const detailQuery = (userId: number) =>
  query(profile.getProfile, { params: paramsOf(userId), query: { contact: false } })

const contactQuery = (userId: number) => query(profile.getProfile, { params: paramsOf(userId) })

/** The profile with its contact data if it was read before; this hook never reads it. */
export function useKnownContact(userId: number) {
  const { data } = useQuery({ ...contactQuery(userId), enabled: false })
  return data?.status === 200 && data.body.contact_notice === null ? data.body : undefined
}

/**
 * Reads the profile with its contact data, which counts towards the limit of the day, and passes it on unless the
 * component is gone by then. A failure is shown in an alert.
 */
export function useReadContact(userId: number) {
  const client = useQueryClient()
  const alerts = useAlert()
  const reading = useMutation({
    mutationFn: async () => {
      const response = await call(profile.getProfile, { params: paramsOf(userId) })
      if (response.status !== 200) throw new Error(texts.detail.gone)
      const isShown = response.body.contact_notice === null
      const { queryKey } = isShown ? contactQuery(userId) : detailQuery(userId)
      client.setQueryData(queryKey, response)
      return response.body
    },
  })
  return {
    isReading: reading.isPending,
    readContact: (onRead?: (person: Profile) => void) =>
      reading.mutate(undefined, {
        onSuccess: onRead,
        onError: (error) => alerts.show({ severity: 'error', text: error.message }),
      }),
  }
}
