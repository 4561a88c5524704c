import { CONTACT_NOTICES, type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, query } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'

/** The profile with its contact data. Reading it counts towards the limit of the day. */
const contactQuery = (userId: number) => query(profile.getProfile, { params: { userId: String(userId) } })

/** The profile with its contact data if it was read before; this hook never reads it. */
export function useKnownContact(userId: number) {
  const { data } = useQuery({ ...contactQuery(userId), enabled: false })
  // The page of a profile starts with what the server rendered for visitors.
  return data?.status === 200 && data.body.contact_notice !== CONTACT_NOTICES.visitor ? data.body : undefined
}

/**
 * Reads the profile with its contact data and passes it on, unless the component is gone by then. A failure is shown in an
 * alert.
 */
export function useReadContact(userId: number) {
  const client = useQueryClient()
  const alerts = useAlert()
  const reading = useMutation({
    mutationFn: async () => {
      const response = await call(profile.getProfile, { params: { userId: String(userId) } })
      if (response.status !== 200) throw new ApiError(response)
      client.setQueryData(contactQuery(userId).queryKey, response)
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
