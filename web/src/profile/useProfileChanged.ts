import { profile } from '@guildhall/contract/profile/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../api/client.ts'

/** Reloads what is shown of the own profile after a change, and its completion if one of the eight items changed. */
export function useProfileChanged() {
  const client = useQueryClient()
  return async ({ completion = false } = {}) => {
    const stale = [profile.getProfile, ...(completion ? [profile.getCompletion] : [])]
    await Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })))
  }
}
