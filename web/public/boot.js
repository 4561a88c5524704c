// Runs before the first paint, so that neither the wrong theme nor the wrong page flashes.
;(() => {
  // The job board is for candidates, so a company has a home page of its own.
  const HOME_PAGES = { personal: '/', company: '/users/' }
  // The pages with the guard GuestOnly.
  const GUEST_PAGES = /^\/(login|register|reset-password|resend-activation)\/?$/

  const LOGIN_PAGE = /^\/login\/?$/
  const RETURN = /^#(ticket|error)=/
  // As long as the cookie of such a login.
  const SOCIAL_LOGIN_MS = 600_000

  const PROFILE_PAGE = /^\/profile\/?$/

  const page = document.documentElement

  // A form submitted before its code is loaded. Sent natively, what was entered would be lost: src/ui/useEarlyInput.ts
  // submits it once the code is loaded.
  addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || form.method !== 'post') return
    event.preventDefault()
    form.dataset.submitted = ''
  })

  // The last button that is pressed before its code is loaded is pressed again when src/main.tsx hydrates the page. One that
  // submits has been dealt with above.
  let pressed
  const rememberPressed = ({ target }) => (pressed = target.closest('[type=button]') ?? pressed)
  addEventListener('click', rememberPressed, true)
  addEventListener(
    'hydrate',
    () => {
      removeEventListener('click', rememberPressed, true)
      pressed?.click()
    },
    { once: true },
  )

  // A rendered page is painted before its scripts load, so that styles, font and pictures have the network alone.
  // src/ssr/document.ts lists them, the entry first.
  addEventListener('DOMContentLoaded', () => {
    const root = document.querySelector('[data-scripts]')
    if (!root) return
    const files = root.dataset.scripts.split(' ')
    const load = () => {
      const links = files.map((href) => {
        const link = document.createElement('link')
        return Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
      })
      document.head.append(...links)
      import(files[0])
    }
    // A page in the background isn't painted. The second frame begins when the first is painted.
    if (document.hidden) load()
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)))
  })

  let stored
  try {
    stored = window.localStorage
  } catch {
    // Storage can be blocked.
  }

  // The return from a provider of social login: src/account/useSocialReturn.ts reads it from here. Its ticket must not
  // stay in the address bar or in the history, and counts only where a login was started: another site's link could
  // have the ticket of a stranger, to whose account the visitor would add a resume.
  const [, kind] = RETURN.exec(location.hash) ?? []
  if (kind && LOGIN_PAGE.test(location.pathname)) {
    const isStarted = Date.now() - Number(stored?.getItem('social_login')) < SOCIAL_LOGIN_MS
    page.dataset.socialReturn = kind === 'ticket' && !isStarted ? 'error=failed' : location.hash.slice(1)
    stored?.removeItem('social_login')
    history.replaceState(null, '', location.pathname + location.search)
  }
  if (!stored) return

  // Where the storage is full, a login redirects home, and one at a provider fails.
  const store = (key, value) => {
    try {
      stored.setItem(key, value)
    } catch {}
  }

  // A click on Apply, Save or Send Message stores what the login is for, also for a new tab and before any other code is loaded.
  // The same record as in src/shell/intent.ts.
  const remember = ({ target }) => {
    if (target.closest('[data-social-login]')) store('social_login', Date.now())
    const link = target.closest('[data-intent]')
    if (!link || page.dataset.account) return
    store('intent', JSON.stringify({ version: 1, at: Date.now(), ...JSON.parse(link.dataset.intent) }))
  }
  addEventListener('click', remember, true)
  addEventListener('auxclick', remember, true)

  const theme = stored.getItem('theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme

  // The style sheet uses it to hide what was rendered for visitors only, and to reserve space for an account's parts.
  const account = stored.getItem('authToken') && stored.getItem('userType')
  if (account) page.dataset.account = account
  else if (stored.getItem('intent')) page.dataset.hasIntent = ''

  const { pathname, search } = location
  const isOwn = new URLSearchParams(search).get('id') === stored.getItem('userId')
  if (account && isOwn && PROFILE_PAGE.test(pathname)) page.dataset.ownProfile = ''

  const home = HOME_PAGES[account]
  if (home && (GUEST_PAGES.test(pathname) || (pathname === '/' && home !== '/'))) {
    page.hidden = true
    location.replace(home)
  }
})()
