import { SOCIAL_LOGIN_ERRORS } from '@guildhall/contract/social/endpoints'
import { useEffect, useState } from 'react'
import { site } from '../ui/site.ts'
import { useIsHydrating } from '../ui/useIsHydrating.ts'
import type { Failure } from './FailureNotice.tsx'
import { texts } from './messages.ts'

/**
 * The return of a provider's login to this page, once, after hydration: the fragment has a ticket to log in with, unless
 * the login has failed. public/boot.js stores the fragment.
 */
export function useSocialReturn() {
  const [fragment] = useState(() => globalThis.document?.documentElement.dataset['socialReturn'])
  const [failure, setFailure] = useState(() => failureIn(fragment))
  const isHydrating = useIsHydrating()
  useEffect(() => void delete document.documentElement.dataset['socialReturn'], [])
  return {
    fragment: isHydrating || failure ? undefined : fragment,
    failure: isHydrating ? undefined : failure,
    fail: (failure = failureFor('failed')) => setFailure(failure),
  }
}

function failureIn(fragment: string | undefined) {
  const error = new URLSearchParams(fragment).get('error')
  return error === null ? undefined : failureFor(error)
}

function failureFor(error: string): Failure {
  const known = SOCIAL_LOGIN_ERRORS.find((one) => one === error) ?? 'failed'
  const name = site.socialProvider?.name ?? texts.anotherService
  return { text: texts.signInFailed[known](name) }
}
