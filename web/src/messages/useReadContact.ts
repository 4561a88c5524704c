import type { ResponseOf } from '@guildhall/contract/endpoint'
import { type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../api/client.ts'
import { useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'

type Response = ResponseOf<typeof profile.getProfile>

const paramsOf = (userId: number) => ({ userId: String(userId) })

/** The profile without contact data, which may be read without limit. */
export const detailQuery = (userId: number) =>
  query(profile.getProfile, { params: paramsOf(userId), query: { contact: false } })

const contactQuery = (userId: number) => query(profile.getProfile, { params: paramsOf(userId) })

const knownContact = (response?: Response) =>
  response?.status === 200 && response.body.contact_notice === null ? response.body : undefined

/** The profile with its contact data if it was read before; this hook never reads it. */
export function useKnownContact(userId: number) {
  const { data } = useQuery({ ...contactQuery(userId), enabled: false })
  return knownContact(data)
}

/**
 * Passes on the profile with its contact data unless the component is gone by then. Reading it counts towards the limit
 * of the day, so it is read only once. A failure is shown in an alert.
 */
export function useReadContact(userId: number) {
  const client = useQueryClient()
  const alerts = useAlert()
  const fail = (text: string) => alerts.show({ severity: 'error', text })
  const { queryKey } = contactQuery(userId)
  const reading = useMutation({
    mutationFn: () => call(profile.getProfile, { params: paramsOf(userId) }),
    onSuccess(response) {
      if (response.status !== 200) return
      client.setQueryData(knownContact(response) ? queryKey : detailQuery(userId).queryKey, response)
    },
  })

  function readContact(onRead?: (person: Profile) => void) {
    const known = knownContact(client.getQueryData(queryKey))
    if (known) return onRead?.(known)
    reading.mutate(undefined, {
      onSuccess: ({ status, body }) => (status === 200 ? onRead?.(body) : fail(texts.unreachable)),
      onError: ({ message }) => fail(message),
    })
  }
  return { isReading: reading.isPending, readContact }
}
