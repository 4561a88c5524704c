import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beginSession, identify, type Tokens } from '../api/login.ts'
import type { Session } from '../api/session.ts'
import { saveAtLogin } from '../jobs/api.ts'
import { saveSearchAtLogin } from '../search/api.ts'
import type { HistoryState } from '../shell/BrowserRouter.tsx'
import { to } from '../to.ts'
import { type Alert, useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'
import { readEmail } from './readEmail.ts'
import { clearIntent, readIntent, type StoredIntent } from './storedIntent.ts'

export type BeginSession = (tokens: Tokens) => Promise<void>

/**
 * Begins a session, performs the stored intent and opens its page. If the visitor has left the login page in the
 * meantime, there is no navigation and the intent stays stored for the next login.
 */
export function useBeginSession(): BeginSession {
  const navigate = useNavigate()
  const { from } = (useLocation().state as HistoryState) ?? {}
  const alerts = useAlert()
  const isMounted = useIsMounted()

  return async (tokens) => {
    const { session, isNewCompany } = await identify(tokens)
    const stored = isMounted.current ? readIntent() : null
    const intent = session.userType === 'company' && isForCandidates(stored) ? null : stored
    const saved = intent ? await save(intent, tokens) : undefined
    const page = intent?.action === 'message' ? await messagePage(intent, session, tokens) : intent?.path

    // Navigate in the same tick as the session begins, and first: otherwise this page's guard redirects home, or the
    // next page's guard to the login.
    if (isMounted.current) {
      clearIntent()
      // The page before this one in the history: the new page may link back to it.
      const state = page !== intent?.path && from === intent?.path ? { from } : null
      navigate(page ?? to.home, { replace: true, state })
    }
    beginSession(tokens, session, isNewCompany)
    alerts.show({ severity: 'success', text: texts.loginSuccess })
    if (saved) alerts.show(saved)
  }
}

/** Companies can't apply for jobs, and save neither jobs nor searches. */
const isForCandidates = (intent: StoredIntent | null) =>
  ['apply', 'save', 'saveSearch'].includes(intent?.action ?? '')

/** Saves the job or the search that the visitor logged in to save. */
async function save({ action, id, path }: StoredIntent, tokens: Tokens): Promise<Alert | undefined> {
  if (action === 'save' && id) return saveAtLogin(id, tokens)
  return action === 'saveSearch' ? saveSearchAtLogin(path, tokens) : undefined
}

/** The message to a person, or their profile where it can't be opened, such as for the person themselves. */
async function messagePage({ id, path }: StoredIntent, { userId }: Session, tokens: Tokens) {
  if (!id || id === userId) return path
  try {
    const email = await readEmail(id, tokens)
    return email ? to.sendMessage(email) : path
  } catch {
    // The profile says what failed, and offers the message again.
    return path
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
