import { Home } from 'lucide-react'
import type { ComponentType } from 'react'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { IconLink } from '../ui/IconLink.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ThemeButton } from '../ui/ThemeButton.tsx'
import { Logo } from './Logo.tsx'
import { texts } from './messages.ts'
import { PhoneMenuButton } from './PhoneMenuButton.tsx'
import { useIsStuck } from './useIsStuck.ts'
import { AccountPlaceholder, BellPlaceholder, VisitorBell, VisitorLinks } from './VisitorLinks.tsx'

const AccountName = lazyPart(() => import('./AccountNav.tsx').then((part) => part.AccountName))
const AccountMenu = lazyPart(
  () => import('./AccountNav.tsx').then((part) => part.AccountMenu),
  AccountPlaceholder,
)

type HeaderProps = {
  /** The messages icon and the bell of an account. */
  Messages?: ComponentType | undefined
  Bell?: ComponentType | undefined
}

/** Scrolls away with the first 80 px of the page, then sticks to the top. Its space stays reserved. */
export function Header({ Messages, Bell = BellPlaceholder }: HeaderProps) {
  const session = useSession()
  const isStuck = useIsStuck()
  return (
    <div className="h-16 page-bar:h-0 print:hidden">
      <header
        className={cx(
          'inset-x-0 top-0 z-40 h-16 border-b border-line bg-paper page-bar:fixed page-bar:h-12',
          isStuck
            ? 'fixed transition-transform duration-200 ease-out starting:-translate-y-full'
            : 'relative',
        )}
      >
        <div className="mx-auto flex h-full max-w-page items-center justify-between px-4 md:px-6">
          <Logo />
          <nav aria-label={texts.mainNavigation} className="hidden items-center gap-1 md:flex">
            {session && <AccountName session={session} />}
            {session && Messages && <Messages />}
            {session ? <Bell /> : <VisitorBell />}
            <IconLink to={to.homeOf(session)} label={texts.home} icon={<Home size={20} aria-hidden />} />
            <ThemeButton />
            {session ? <AccountMenu session={session} /> : <VisitorLinks />}
          </nav>
          {!session && <PhoneMenuButton />}
        </div>
      </header>
    </div>
  )
}
