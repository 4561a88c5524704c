import { useLocation } from 'react-router'
import { rememberPage } from '../shell/intent.ts'
import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** Leads to the login, and from there back to this page. */
export function LoginLink({ className, children }: { className?: string; children: string }) {
  const { pathname, search } = useLocation()
  return (
    <LinkButton to={to.login} onClick={() => rememberPage(pathname + search)} className={className}>
      {children}
    </LinkButton>
  )
}
