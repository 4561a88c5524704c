import { SOCIAL_LOGIN_ERRORS, social } from '@guildhall/contract/social/endpoints'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { site } from '../ui/site.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import { useBeginSession } from './useBeginSession.ts'

/** Logs in with the ticket in the fragment of a provider's return, or says why there is none. */
export function useSocialLogin(fragment: string) {
  const beginSession = useBeginSession()
  const { error, ...login } = Object.fromEntries(new URLSearchParams(fragment))
  const [failure, setFailure] = useState<Failure | undefined>(
    error === undefined ? undefined : failureFor(error),
  )

  const logIn = useEffectEvent(async () => {
    const { ticket = '', email = '', name = '', picture = '' } = login
    try {
      const { status, body } = await call(social.logInSocially, {
        params: { provider: site.socialProvider?.provider ?? '' },
        body: { ticket, email, name, picture },
      })
      if (status !== 200) return setFailure({ text: body.error, isTemporary: false })
      const { access_token: access, refresh_token: refresh } = body.response_data
      await beginSession({ access, refresh })
    } catch (error) {
      setFailure(failureOf(error))
    }
  })

  // The ticket is valid once, and strict mode runs effects twice.
  const hasStarted = useRef(false)
  useEffect(() => {
    if (error !== undefined || hasStarted.current) return
    hasStarted.current = true
    void logIn()
  }, [error])

  return { failure, isLoggingIn: !failure }
}

function failureFor(error: string): Failure {
  const known = SOCIAL_LOGIN_ERRORS.find((one) => one === error) ?? 'failed'
  const name = site.socialProvider?.name ?? texts.anotherService
  return { text: texts.signInFailed[known](name), isTemporary: false }
}
