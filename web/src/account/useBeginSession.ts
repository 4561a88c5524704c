import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { beginSession, identify, type Tokens } from '../api/login.ts'
import { saveAtLogin } from '../jobs/api.ts'
import { to } from '../to.ts'
import { useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'
import { clearIntent, readIntent } from './storedIntent.ts'

export type BeginSession = (tokens: Tokens) => Promise<void>

/**
 * Begins a session, performs the stored intent and opens its page. If the visitor has left the login page in the
 * meantime, there is no navigation and the intent stays stored for the next login.
 */
export function useBeginSession(): BeginSession {
  const navigate = useNavigate()
  const alerts = useAlert()
  const isMounted = useIsMounted()

  return async (tokens) => {
    const session = await identify(tokens)
    const stored = isMounted.current ? readIntent() : null
    // Companies can't apply for or save jobs.
    const intent = session.userType === 'company' && stored?.action !== 'open' ? null : stored
    const saved =
      intent?.action === 'save' && intent.jobId ? await saveAtLogin(intent.jobId, tokens) : undefined

    // Navigate in the same tick as the session begins, and first: otherwise this page's guard redirects home, or the
    // next page's guard to the login.
    if (isMounted.current) {
      clearIntent()
      navigate(intent?.path ?? to.home, { replace: true })
    }
    beginSession(tokens, session)
    alerts.show({ severity: 'success', text: texts.loginSuccess })
    if (saved) alerts.show(saved)
  }
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return isMounted
}
