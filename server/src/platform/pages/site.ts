import type { Site } from '@guildhall/contract/rendering'
import { escapeHtml } from '@guildhall/contract/escapeHtml'

/** The name in the built web app, which the operator's replaces. */
const DEFAULT_NAME = 'Guildhall'

type SiteSettings = {
  siteName: string
  /** ISO 4217. */
  currency: string
  isDemo: boolean
}

/** The operator's settings as the web app needs them. */
export const describeSite = ({ siteName, currency, isDemo }: SiteSettings): Site => ({
  name: siteName,
  currencySign: signOf(currency),
  isDemo,
})

/** The sign before an amount: '$', '€', or letters with a non-breaking space. */
function signOf(currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')!.value
  return /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign
}

/** Puts the site into a built page: its name into the texts, and all of it where `web/src/ui/site.ts` reads it. */
export function applySite(html: string, { name, currencySign, isDemo }: Site) {
  const [title, sign] = [escapeHtml(name), escapeHtml(currencySign)]
  return html
    .replaceAll(DEFAULT_NAME, () => title)
    .replace(
      '<html ',
      () => `<html data-site-name="${title}" data-currency-sign="${sign}"${isDemo ? ' data-demo' : ''} `,
    )
}
