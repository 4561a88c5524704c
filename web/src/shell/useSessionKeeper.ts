import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepSession, type SessionEvent } from '../api/session.ts'
import { to } from '../to.ts'
import { rememberPage } from './intent.ts'

/** Keeps the session alive and leads this tab where a change of it belongs. */
export function useSessionKeeper() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const follow = useEffectEvent((event: SessionEvent) => {
    if (event === 'other account') return window.location.reload()
    if (event === 'expired') rememberPage(pathname + search)
    navigate(event === 'expired' ? to.login : to.home, { replace: true })
  })
  useEffect(() => keepSession((event) => void follow(event)), [])
}
