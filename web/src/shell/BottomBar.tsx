import { House, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { useFilterSheet } from './filterSheet.ts'
import { texts } from './messages.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

const CELL = 'flex flex-1 flex-col items-center justify-center gap-0.5 text-xs text-soft'

/** The phone's bar for those who are signed in. */
export function BottomBar({ session }: { session: Session }) {
  const { pathname, search } = useLocation()
  const filterSheet = useFilterSheet()
  const [menuOpen, setMenuOpen] = useState(false)
  const home = to.homeOf(session)
  const isHome = [pathname, pathname + search].includes(home)

  return (
    <nav aria-label={texts.mainNavigation} className="flex h-full pb-[env(safe-area-inset-bottom)]">
      {pathname === to.home && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => filterSheet.setOpen(true)}
          className={CELL}
        >
          <SlidersHorizontal size={22} aria-hidden />
          {texts.filter}
        </button>
      )}
      <Link
        to={home}
        aria-current={isHome ? 'page' : undefined}
        className={cx(CELL, 'aria-[current=page]:font-bold aria-[current=page]:text-brand')}
      >
        <House size={22} aria-hidden />
        {texts.home}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => setMenuOpen(true)} className={CELL}>
        <Avatar
          name={session.username}
          picture={session.profilePicture}
          size="sm"
          className="-my-[5px] scale-75"
        />
        {texts.menu}
      </button>
      <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </nav>
  )
}
