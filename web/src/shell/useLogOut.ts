import { useNavigate } from 'react-router'
import { logOut } from '../api/login.ts'
import { to } from '../to.ts'

/** Leaves the page first: its guard would lead to the login, as if the session had run out. */
export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    navigate(to.home)
    void logOut()
  }
}
