import { Bell } from 'lucide-react'
import { to } from '../to.ts'
import { IconLink } from '../ui/IconLink.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { site } from '../ui/site.ts'
import { texts } from './messages.ts'

/** Login and registration. Until hydration, an account sees the empty place of its menu instead. */
export function VisitorLinks() {
  return (
    <>
      <span className="flex items-center gap-1 account:hidden">
        <LinkButton to={to.login}>{site.isDemo ? texts.loginWithDemo : texts.login}</LinkButton>
        <LinkButton to={to.register} variant="primary" className="ml-1">
          {texts.signUp}
        </LinkButton>
      </span>
      <AccountPlaceholder />
    </>
  )
}

/** Leads to the login. Until hydration, an account sees it in the place of its own bell, and can't click it. */
export const VisitorBell = () => (
  <IconLink
    to={to.login}
    label={texts.notifications}
    icon={<Bell size={20} aria-hidden />}
    className="account:pointer-events-none"
  />
)

/** Looks like the bell of an account, whose code is loaded. */
export const BellPlaceholder = () => (
  <span aria-hidden className="btn btn-ghost w-11 px-0">
    <Bell size={20} />
  </span>
)

/** As wide as the messages icon of an account, whose code is loaded. */
export const MessagesPlaceholder = () => <span aria-hidden className="size-11" />

/** As wide as AccountMenu. */
export const AccountPlaceholder = () => (
  <span aria-hidden className="hidden items-center gap-1 account:flex">
    <span className="mx-1 size-11 rounded-full bg-sunk" />
    <span className="btn btn-plain invisible ml-1">{texts.logout}</span>
  </span>
)
