import { House } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { BAR_CELL, BarButton } from './BarButton.tsx'
import { texts } from './messages.ts'
import { findRoute, type PageRoute } from './pageRoute.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

type BottomBarProps = {
  routes: readonly PageRoute[]
  session: Session
  /** With the number of unread messages and notifications. */
  icons: readonly ComponentType[]
}

/** The bar at the bottom of a phone's screen, for accounts. */
export function BottomBar({ routes, session, icons }: BottomBarProps) {
  const { pathname } = useLocation()
  const [menuOpen, setMenuOpen] = useState(false)
  const home = to.homeOf(session)
  const PageButton = findRoute(routes, pathname)?.BarButton

  return (
    <nav aria-label={texts.mainNavigation} className="flex h-full pb-[env(safe-area-inset-bottom)]">
      {icons.map((Icon, index) => (
        // The cell is there before the code of the icon is.
        <span key={index} className={BAR_CELL}>
          <Icon />
        </span>
      ))}
      {PageButton && <PageButton />}
      <Link
        to={home}
        aria-current={pathname === home ? 'page' : undefined}
        className={cx(BAR_CELL, 'aria-[current=page]:font-bold aria-[current=page]:text-brand')}
      >
        <House size={22} aria-hidden />
        {texts.home}
      </Link>
      <BarButton
        icon={
          <Avatar
            name={session.username}
            picture={session.profilePicture}
            size="sm"
            className="-my-[5px] scale-75"
          />
        }
        label={texts.menu}
        onClick={() => setMenuOpen(true)}
      />
      <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </nav>
  )
}
