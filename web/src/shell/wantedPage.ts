const KEY = 'wantedPage'

const isOwn = (address: string) =>
  address.startsWith('/') && new URL(address, window.location.origin).origin === window.location.origin

/** Keeps the page that a visitor was kept from, for this tab, until someone has logged in. */
export function rememberWantedPage(address: string) {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // Then the login leads home.
  }
}

/** The page to return to after a login: always one of this site. */
export function wantedPage() {
  try {
    const address = sessionStorage.getItem(KEY)
    return address && isOwn(address) ? address : null
  } catch {
    return null
  }
}

export function forgetWantedPage() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}
