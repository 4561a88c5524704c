import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepSession, type SessionEvent } from '../api/session.ts'
import { routeAt } from '../routes.tsx'
import { to } from '../to.ts'
import { rememberPage } from './intent.ts'

/** Keeps the session alive and leads this tab where a change of it belongs. */
export function useSessionKeeper() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const follow = useEffectEvent((event: SessionEvent) => {
    if (event === 'other account') return window.location.reload()
    // The URL of a page without a guard may carry a mailed token, which is not to be stored.
    if (event === 'expired' && routeAt(pathname)?.guards.length) rememberPage(pathname + search)
    navigate(event === 'expired' ? to.login : to.home, { replace: true })
  })
  useEffect(() => keepSession((event) => void follow(event)), [])
}
