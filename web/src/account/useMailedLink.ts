import { useLocation } from 'react-router'

/** The uid, if there is one, and the token of a mailed link: the last two segments of its path. */
export function useMailedLink() {
  const { pathname } = useLocation()
  const [uid = '', token = ''] = pathname.split('/').filter(Boolean).slice(-2)
  return { uid, token }
}
