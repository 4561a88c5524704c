import { useLocation } from 'react-router'

/** The email that was typed on the page whose link led here; it travels beside the URL, not in it. */
export function useGivenEmail() {
  const { email } = Object(useLocation().state) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
