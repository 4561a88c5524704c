import { useNavigate } from 'react-router'
import { beginSession, identify, type Tokens } from '../api/login.ts'
import { saveAtLogin } from '../jobs/saveAtLogin.ts'
import { to } from '../to.ts'
import { useAlert } from '../ui/useAlert.ts'
import { forgetIntent, keptIntent } from './keptIntent.ts'
import { texts } from './messages.ts'

/** Begins the session of these tokens, does what the visitor wanted before the login, and leads there. */
export function useBeginSession() {
  const navigate = useNavigate()
  const alerts = useAlert()

  return async (tokens: Tokens) => {
    const session = await identify(tokens)
    const kept = keptIntent()
    // Companies neither apply nor save.
    const intent = session.userType === 'company' && kept?.action !== 'open' ? null : kept
    const saved =
      intent?.action === 'save' && intent.jobId ? await saveAtLogin(intent.jobId, tokens) : undefined
    forgetIntent()

    // In one go, and the page first: the guard of this page would lead home, the guard of that one to the login.
    navigate(intent?.path ?? to.home, { replace: true })
    beginSession(tokens, session)
    alerts.show({ severity: 'success', text: texts.loginSuccess })
    if (saved) alerts.show(saved)
  }
}
