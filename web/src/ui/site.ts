const { siteName = 'Guildhall', currencySign = '$' } = globalThis.document?.documentElement.dataset ?? {}

/** What the operator calls the site, and the sign of the money it pays in: as the page says, or the server that draws it. */
export const site = { name: siteName, currencySign }
