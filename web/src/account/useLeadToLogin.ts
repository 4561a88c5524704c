import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'

const REDIRECT_AFTER = 5000

/** Leads to the login once a mailed link is used up. Its address is not kept: going back must not lead to it. */
export function useLeadToLogin(isDone: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => navigate(to.login, { replace: true }), REDIRECT_AFTER)
    return () => clearTimeout(timer)
  }, [isDone, navigate])
}
