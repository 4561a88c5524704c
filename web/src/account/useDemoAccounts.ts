import { account } from '@guildhall/contract/account/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { site } from '../ui/site.ts'

/** The accounts that a demo site offers. Other sites don't request them. */
export const useDemoAccounts = () =>
  useQuery({ ...query(account.getDemoAccounts, {}), staleTime: Infinity, enabled: site.isDemo })
