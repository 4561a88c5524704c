import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { beginSession, identify, type Tokens } from '../api/login.ts'
import { saveAtLogin } from '../jobs/api.ts'
import { to } from '../to.ts'
import { useAlert } from '../ui/useAlert.ts'
import { forgetIntent, keptIntent } from './keptIntent.ts'
import { texts } from './messages.ts'

/**
 * Begins the session of these tokens, does what the visitor wanted before the login, and leads there. A visitor who has
 * left the page in the meantime stays where they are, and the intent is kept for the next login.
 */
export function useBeginSession() {
  const navigate = useNavigate()
  const alerts = useAlert()
  const isMounted = useIsMounted()

  return async (tokens: Tokens) => {
    const session = await identify(tokens)
    const kept = isMounted.current ? keptIntent() : null
    // Companies neither apply nor save.
    const intent = session.userType === 'company' && kept?.action !== 'open' ? null : kept
    const saved =
      intent?.action === 'save' && intent.jobId ? await saveAtLogin(intent.jobId, tokens) : undefined

    // In one go, and the page first: the guard of this page would lead home, the guard of that one to the login.
    if (isMounted.current) {
      forgetIntent()
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
