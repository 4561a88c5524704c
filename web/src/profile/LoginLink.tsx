import { useLocation } from 'react-router'
import { rememberPage } from '../shell/intent.ts'
import { to } from '../to.ts'
import { LinkButton, type LinkButtonProps } from '../ui/LinkButton.tsx'

/** Leads to the login, and from there back to this page. */
export function LoginLink(link: Omit<LinkButtonProps, 'to'>) {
  const { pathname, search } = useLocation()
  return (
    <LinkButton
      {...link}
      to={to.login}
      className="print:hidden"
      onClick={() => rememberPage(pathname + search)}
    />
  )
}
