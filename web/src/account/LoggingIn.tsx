import { Spinner } from '../ui/Spinner.tsx'
import { texts } from './messages.ts'

/** In place of the login form, while the ticket of a provider's login is redeemed. */
export const LoggingIn = () => (
  <p role="status" className="flex items-center gap-2 text-soft">
    <Spinner />
    {texts.loggingIn}
  </p>
)
