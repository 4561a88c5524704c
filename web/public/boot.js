// Runs before the first paint, so that neither the wrong theme nor the wrong page flashes.
;(() => {
  // The page that a signed-in company starts on: the job board is for those who look for work.
  const COMPANY_HOME = '/company-panel/?tab=jobs'

  let stored
  try {
    stored = window.localStorage
  } catch {
    return // Storage can be forbidden altogether; then there is nothing to remember.
  }
  if (!stored) return

  const page = document.documentElement

  // A press on Apply or Save says what the login is for, in a new tab too and before any other code is there.
  // The record is the one of src/shell/intent.ts.
  const rememberIntent = ({ target }) => {
    const link = target.closest('[data-intent]')
    if (!link || page.dataset.account) return
    const record = { version: 1, at: Date.now(), ...JSON.parse(link.dataset.intent) }
    try {
      stored.setItem('intent', JSON.stringify(record))
    } catch {
      // The storage is full: then the login leads home.
    }
  }
  addEventListener('click', rememberIntent, true)
  addEventListener('auxclick', rememberIntent, true)

  const theme = stored.getItem('theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme

  // The style sheet hides what the server rendered for visitors alone, and keeps free what an account's parts will take.
  const account = stored.getItem('authToken') && stored.getItem('userType')
  if (account) page.dataset.account = account

  if (account === 'company' && location.pathname === '/') {
    page.hidden = true
    location.replace(COMPANY_HOME)
  }
})()
