import type { ReactNode } from 'react'
import { Spinner } from '../ui/Spinner.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { texts } from './messages.ts'
import { useSocialLogin } from './useSocialLogin.ts'

/** Logs in with the ticket of a provider's login. If that fails, shows why above `children`. */
export function SocialReturn({ fragment, children }: { fragment: string; children: ReactNode }) {
  const { failure, isLoggingIn } = useSocialLogin(fragment)
  if (isLoggingIn)
    return (
      <p role="status" className="flex items-center gap-2 text-soft">
        <Spinner />
        {texts.loggingIn}
      </p>
    )
  return (
    <>
      <div className="mb-6">
        <FailureNotice failure={failure} />
      </div>
      {children}
    </>
  )
}
