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
