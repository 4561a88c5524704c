import { account } from '@guildhall/contract/account/endpoints'
import type { PublicPage } from '../shell/publicPage.ts'
import { site } from '../ui/site.ts'

/** The login page, with the accounts that a demo site offers. */
export const loginSsr: PublicPage = {
  placeholderOverLimit: true,
  searchOf: () => '',
  async load({ fetch }) {
    if (site.isDemo) await fetch(account.getDemoAccounts, {})
    return {}
  },
}

/** A page for visitors with a form that needs no data. */
export const guestFormSsr: PublicPage = {
  placeholderOverLimit: true,
  searchOf: () => '',
  load: async () => ({}),
}

export const registrationSsr: PublicPage = {
  ...guestFormSsr,
  searchOf: (params) => (params.get('user_type') === 'company' ? '?user_type=company' : ''),
}
