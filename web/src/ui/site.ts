const {
  siteName = 'Guildhall',
  currencySign = '$',
  demo,
  socialProvider: provider,
  socialName = '',
  contact = '{"links":[]}',
} = globalThis.document?.documentElement.dataset ?? {}

/** How to reach the operator, as far as it is configured. The contact form needs the email. */
export type SiteContact = {
  email?: string
  phone?: string
  address?: string
  links: { name: string; url: string }[]
}

/**
 * The operator's settings: the name of the site, its currency sign, whether it has demo accounts, the provider of
 * social login, and how to reach the operator. The browser reads them from the page; the server sets them when it
 * renders.
 */
export const site = {
  name: siteName,
  currencySign,
  isDemo: demo !== undefined,
  socialProvider: provider ? { provider, name: socialName } : undefined,
  contact: JSON.parse(contact) as SiteContact,
}
