import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

export type MailedLink = { uid: string; token: string }

/**
 * The link that opened a page from a mail, or null. Its fragment leaves the address bar at once, and the link is kept in
 * the history state, which survives a reload. Links of older mails have uid and token in the path.
 */
export function useMailedLink(page: string): MailedLink | null {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const opened = linkInFragment(hash) ?? linkInPath(pathname, page)
  const isNew = opened !== null
  useEffect(() => {
    if (isNew) navigate(page, { replace: true, state: { link: opened } })
  })
  return opened ?? (Object(state) as { link?: MailedLink }).link ?? null
}

function linkInFragment(hash: string) {
  const fragment = new URLSearchParams(hash.slice(1))
  return toLink(fragment.get('uid'), fragment.get('token'))
}

function linkInPath(pathname: string, page: string) {
  const [uid, token] = pathname.slice(page.length).split('/')
  return toLink(uid, token)
}

const toLink = (uid: string | null | undefined, token: string | null | undefined) =>
  uid && token ? { uid, token } : null
