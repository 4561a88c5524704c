import type { ReactNode } from 'react'
import { FailureNotice } from './FailureNotice.tsx'
import { LoggingIn } from './LoggingIn.tsx'
import { useSocialLogin } from './useSocialLogin.ts'

/** Logs in with the ticket of a provider's login. If that fails, shows why above `children`. */
export function SocialReturn({ fragment, children }: { fragment: string; children: ReactNode }) {
  const { failure, isLoggingIn } = useSocialLogin(fragment)
  if (isLoggingIn) return <LoggingIn />
  return (
    <>
      <div className="mb-6">
        <FailureNotice failure={failure} />
      </div>
      {children}
    </>
  )
}
