import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'

const REDIRECT_DELAY_MS = 5000

/** The history state of a login page whose email gets the focus. */
export const AT_EMAIL = { atEmail: true }

/** Redirects to the login 5 seconds after `isDone`, replacing the used link's page in the history. */
export function useRedirectToLogin(isDone: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => navigate(to.login, { replace: true, state: AT_EMAIL }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate])
}
