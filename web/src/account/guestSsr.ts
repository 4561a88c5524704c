import { account } from '@guildhall/contract/account/endpoints'
import type { PublicPage } from '../shell/publicPage.ts'
import { site } from '../ui/site.ts'

/** The login page, with the accounts that a demo site offers. */
export const loginSsr: PublicPage = {
  placeholderOverLimit: true,
  async load({ fetch }) {
    if (site.isDemo) await fetch(account.getDemoAccounts, {})
    return {}
  },
}

/** A page for visitors with a form that needs no data. */
export const guestFormSsr: PublicPage = { placeholderOverLimit: true, load: async () => ({}) }
