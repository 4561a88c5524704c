import { useLocation } from 'react-router'

/** The email that was typed on the previous page. It is passed in the history state, to keep it out of the URL. */
export function usePrefilledEmail() {
  const { email } = Object(useLocation().state) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
