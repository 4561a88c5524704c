import { social } from '@guildhall/contract/social/endpoints'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../api/client.ts'
import { site } from '../ui/site.ts'
import { type Failure, failureOf } from './FailureNotice.tsx'
import { newestProof } from './registrationProofs.ts'
import type { BeginSession } from './useBeginSession.ts'

type SocialReturnProps = {
  fragment: string
  beginSession: BeginSession
  onFailure: (failure: Failure) => void
}

/** Logs in with the ticket in the fragment of a provider's return. Renders nothing. */
export function SocialReturn({ fragment, beginSession, onFailure }: SocialReturnProps) {
  const logIn = useEffectEvent(async () => {
    const {
      ticket = '',
      email = '',
      name = '',
      picture = '',
    } = Object.fromEntries(new URLSearchParams(fragment))
    try {
      const { status, body } = await call(social.logInSocially, {
        params: { provider: site.socialProvider?.provider ?? '' },
        body: { ticket, email, name, picture, proof: newestProof() },
      })
      if (status !== 200) return onFailure({ text: body.error })
      const { access_token: access, refresh_token: refresh } = body.response_data
      await beginSession({ access, refresh })
    } catch (error) {
      onFailure(failureOf(error))
    }
  })

  // The ticket is valid once, and strict mode runs effects twice.
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void logIn()
  }, [])

  return null
}
