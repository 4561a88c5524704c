import { useSession } from '../api/session.ts'
import { cx } from '../ui/cx.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Logo } from './Logo.tsx'
import { PhoneMenuButton } from './PhoneMenuButton.tsx'
import { useIsStuck } from './useIsStuck.ts'
import { VisitorNav } from './VisitorNav.tsx'

const AccountNav = lazyPart(() => import('./AccountNav.tsx').then((part) => part.AccountNav))

/** Scrolls away with the page's first 80 px and stays in sight from there; its place is kept free meanwhile. */
export function Header() {
  const session = useSession()
  const isStuck = useIsStuck()
  return (
    <div className="h-16 print:hidden">
      <header
        data-stuck={isStuck || undefined}
        className={cx(
          'inset-x-0 top-0 z-40 h-16 border-b border-line bg-paper',
          isStuck
            ? 'fixed transition-transform duration-200 ease-out starting:-translate-y-full'
            : 'relative',
        )}
      >
        <div className="mx-auto flex h-full max-w-page items-center justify-between px-4 md:px-6">
          <Logo />
          <div className="hidden md:block">{session ? <AccountNav session={session} /> : <VisitorNav />}</div>
          {!session && <PhoneMenuButton />}
        </div>
      </header>
    </div>
  )
}
