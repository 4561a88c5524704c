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

  const theme = stored.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  const isCompany = stored.getItem('userType') === 'company' && stored.getItem('authToken')
  if (isCompany && location.pathname === '/') location.replace(COMPANY_HOME)
})()
