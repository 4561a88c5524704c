import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { site } from '../ui/site.ts'
import { useDemoAccounts } from './useDemoAccounts.ts'

/**
 * Whether the account is one of the demo's; undefined until that is known. The server refuses to a demo account what
 * it may not do, so an answer that does not come counts as no.
 */
export function useIsDemo() {
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
