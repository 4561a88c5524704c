import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepSession, type SessionEvent } from '../api/session.ts'
import { to } from '../to.ts'
import { rememberPage } from './intent.ts'
import { findRoute, type PageRoute } from './pageRoute.ts'

/** Keeps the session alive, and navigates or reloads this tab when the session ends or changes. */
export function useSessionKeeper(routes: readonly PageRoute[]) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const follow = useEffectEvent((event: SessionEvent) => {
    if (event === 'other account') return window.location.reload()
    // The URL of a page without a guard may carry a mailed token, which is not to be stored.
    if (event === 'expired' && findRoute(routes, pathname)?.guards.length) rememberPage(pathname + search)
    navigate(event === 'expired' ? to.login : to.home, { replace: true })
  })
  useEffect(() => keepSession((event) => void follow(event)), [])
}
