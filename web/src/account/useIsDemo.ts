import { account } from '@guildhall/contract/account'
import { profile } from '@guildhall/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { useSession } from '../api/session.ts'

async function isDemo(userId: number) {
  const { body: demoAccounts } = await call(account.getDemoAccounts, {})
  if (demoAccounts.length === 0) return false
  const own = await call(profile.getProfile, { params: { userId: String(userId) } })
  return own.status === 200 && demoAccounts.some(({ email }) => email === own.body.email)
}

/**
 * Whether the account is one of the demo's; undefined until that is known. The server refuses to a demo account what
 * it may not do, so an answer that does not come counts as no.
 */
export function useIsDemo() {
  const userId = useSession()?.userId ?? 0
  const { data, isError } = useQuery({ queryKey: ['is demo', userId], queryFn: () => isDemo(userId) })
  return data ?? (isError ? false : undefined)
}
