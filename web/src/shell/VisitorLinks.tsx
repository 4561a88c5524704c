import { to } from '../to.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { site } from '../ui/site.ts'
import { texts } from './messages.ts'

/** The ways in. As long as the page is the server's, somebody who is signed in has the place of the account's menu. */
export function VisitorLinks() {
  return (
    <>
      <span className="flex items-center gap-1 account:hidden">
        <LinkButton to={to.login}>{site.isDemo ? texts.loginWithDemo : texts.login}</LinkButton>
        <LinkButton to={to.register} variant="primary" className="ml-1">
          {texts.signUp}
        </LinkButton>
      </span>
      <AccountPlace />
    </>
  )
}

/** As wide as AccountMenu. */
export const AccountPlace = () => (
  <span aria-hidden className="hidden items-center gap-1 account:flex">
    <span className="mx-1 size-11 rounded-full bg-sunk" />
    <span className="btn btn-plain invisible ml-1">{texts.logout}</span>
  </span>
)
