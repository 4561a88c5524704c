import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'

const REDIRECT_DELAY_MS = 5000

/** Redirects to the login 5 seconds after `isDone`, replacing the used link's page in the history. */
export function useRedirectToLogin(isDone: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => navigate(to.login, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDone, navigate])
}
