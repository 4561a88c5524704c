const {
  siteName = 'Guildhall',
  currencySign = '$',
  demo,
  socialProvider: provider,
  socialName = '',
} = globalThis.document?.documentElement.dataset ?? {}

/**
 * The operator's settings: the name of the site, its currency sign, whether it has demo accounts, and the provider of
 * social login. The browser reads them from the page; the server sets them when it renders.
 */
export const site = {
  name: siteName,
  currencySign,
  isDemo: demo !== undefined,
  socialProvider: provider ? { provider, name: socialName } : undefined,
}
