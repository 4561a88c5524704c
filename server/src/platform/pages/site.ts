import type { Site } from '@guildhall/contract/rendering'

/** The name that the web app is built with. */
const BUILT_AS = 'Guildhall'

type SiteSettings = {
  siteName: string
  /** ISO 4217. */
  currency: string
  isDemo: boolean
}

/** The site in the words of its operator. */
export const describeSite = ({ siteName, currency, isDemo }: SiteSettings): Site => ({
  name: siteName,
  currencySign: signOf(currency),
  isDemo,
})

/** As it stands before an amount: '$', '€', or letters with a space that does not break. */
function signOf(currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')!.value
  return /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign
}

/** Names the site in a built page, in its texts and for the code that takes the page over (`web/src/ui/site.ts`). */
export function namePage(html: string, { name, currencySign, isDemo }: Site) {
  const [title, sign] = [escape(name), escape(currencySign)]
  return html
    .replaceAll(BUILT_AS, () => title)
    .replace(
      '<html ',
      () => `<html data-site-name="${title}" data-currency-sign="${sign}"${isDemo ? ' data-demo' : ''} `,
    )
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
