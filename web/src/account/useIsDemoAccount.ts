import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { site } from '../ui/site.ts'
import { useDemoAccounts } from './useDemoAccounts.ts'

/**
 * Whether the current account is a demo account; undefined while that is loading. Failed requests count as no, because
 * the server refuses what a demo account may not do.
 */
export function useIsDemoAccount() {
  const userId = useSession()?.userId ?? 0
  const demo = useDemoAccounts()
  const demoAccounts = demo.data?.body
  const own = useQuery({
    ...query(profile.getProfile, { params: { userId: String(userId) } }),
    enabled: !!demoAccounts?.length,
  })

  if (!site.isDemo || demo.isError || own.isError || demoAccounts?.length === 0) return false
  if (!demoAccounts || !own.data) return undefined
  const { status, body } = own.data
  return status === 200 && demoAccounts.some(({ email }) => email === body.email)
}
