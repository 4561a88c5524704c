// Runs before the first paint, so that neither the wrong theme nor the wrong page flashes.
;(() => {
  // The home page of a company: the job board is for candidates.
  const COMPANY_HOME = '/company-panel/?tab=jobs'

  let stored
  try {
    stored = window.localStorage
  } catch {
    return // Storage can be blocked.
  }
  if (!stored) return

  const page = document.documentElement

  // A click on Apply or Save stores what the login is for, also for a new tab and before any other code is loaded.
  // The same record as in src/shell/intent.ts.
  const rememberIntent = ({ target }) => {
    const link = target.closest('[data-intent]')
    if (!link || page.dataset.account) return
    const record = { version: 1, at: Date.now(), ...JSON.parse(link.dataset.intent) }
    try {
      stored.setItem('intent', JSON.stringify(record))
    } catch {
      // The storage is full: the login redirects home.
    }
  }
  addEventListener('click', rememberIntent, true)
  addEventListener('auxclick', rememberIntent, true)

  const theme = stored.getItem('theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme

  // By it the style sheet hides what the server rendered for visitors only, and reserves space for an account's parts.
  const account = stored.getItem('authToken') && stored.getItem('userType')
  if (account) page.dataset.account = account

  if (account === 'company' && location.pathname === '/') {
    page.hidden = true
    location.replace(COMPANY_HOME)
  }
})()
