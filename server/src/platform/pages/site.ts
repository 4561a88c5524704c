import type { Site, SiteContact } from '@guildhall/contract/rendering'
import { escapeHtml } from '@guildhall/contract/escapeHtml'

/** The name in the built web app, which the operator's replaces. */
const DEFAULT_NAME = 'Guildhall'

type SiteSettings = {
  siteName: string
  /** ISO 4217. */
  currency: string
  isDemo: boolean
  identityProvider?: Site['socialProvider']
  contact: SiteContact
}

/** The operator's settings as the web app needs them. */
export const describeSite = ({
  siteName,
  currency,
  isDemo,
  identityProvider,
  contact,
}: SiteSettings): Site => ({
  name: siteName,
  currencySign: signOf(currency),
  isDemo,
  socialProvider: identityProvider && {
    provider: identityProvider.provider,
    name: identityProvider.name,
  },
  contact,
})

/** The sign before an amount: '$', '€', or letters with a non-breaking space. */
function signOf(currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')!.value
  return /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign
}

/** Puts the site into a built page: its name into the texts, and all of it where `web/src/ui/site.ts` reads it. */
export function applySite(html: string, { name, currencySign, isDemo, socialProvider, contact }: Site) {
  const title = escapeHtml(name)
  const attributes = {
    'data-site-name': name,
    'data-currency-sign': currencySign,
    ...(isDemo && { 'data-demo': '' }),
    ...(socialProvider && {
      'data-social-provider': socialProvider.provider,
      'data-social-name': socialProvider.name,
    }),
    'data-contact': JSON.stringify(contact),
  }
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}" `)
  return html.replaceAll(DEFAULT_NAME, () => title).replace('<html ', () => `<html ${list.join('')}`)
}
