import { useNavigate } from 'react-router'
import { logOut } from '../api/login.ts'
import { to } from '../to.ts'

/** Leaves the page first: its guard would redirect to the login, as for an expired session. */
export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    navigate(to.home)
    void logOut()
  }
}
