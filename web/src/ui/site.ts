const {
  siteName = 'Guildhall',
  currencySign = '$',
  demo,
} = globalThis.document?.documentElement.dataset ?? {}

/**
 * What the operator calls the site, the sign of the money it pays in, and whether it has demo accounts: as the page
 * says, or the server that renders it.
 */
export const site = { name: siteName, currencySign, isDemo: demo !== undefined }
