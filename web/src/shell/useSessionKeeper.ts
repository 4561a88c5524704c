import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepSession, type SessionEvent } from '../api/session.ts'
import { to } from '../to.ts'
import { GuestOnly } from './guards.tsx'
import { rememberPage } from './intent.ts'
import { findRoute, type PageRoute } from './pageRoute.ts'

/** Keeps the session alive, and navigates or reloads this tab when the session ends or changes. */
export function useSessionKeeper(routes: readonly PageRoute[]) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const follow = useEffectEvent((event: SessionEvent) => {
    if (event === 'other account') return window.location.reload()
    const route = findRoute(routes, pathname)
    if (event === 'expired' && route?.isMailed) return
    if (event === 'expired' && mayRemember(route)) rememberPage(pathname + search)
    navigate(event === 'expired' ? to.login : to.home, { replace: true })
  })
  useEffect(() => keepSession((event) => void follow(event)), [])
}

/** A page for guests is useless after the login. */
const mayRemember = (route?: PageRoute) => route !== undefined && !route.guards.includes(GuestOnly)
