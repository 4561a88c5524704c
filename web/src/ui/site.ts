const {
  siteName = 'Guildhall',
  currencySign = '$',
  demo,
} = globalThis.document?.documentElement.dataset ?? {}

/**
 * The operator's settings: the name of the site, its currency sign, and whether it has demo accounts. The browser reads
 * them from the page; the server sets them when it renders.
 */
export const site = { name: siteName, currencySign, isDemo: demo !== undefined }
