import { account } from '@guildhall/contract/account/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { site } from '../ui/site.ts'

/** The sample accounts of a site that is a demo; nobody else asks for them. */
export const useDemoAccounts = () =>
  useQuery({ ...query(account.getDemoAccounts, {}), staleTime: Infinity, enabled: site.isDemo })
