import { LogOut } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../api/session.ts'
import { Drawer } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { phoneEntries } from './menuEntries.ts'
import { texts } from './messages.ts'
import { useLogOut } from './useLogOut.ts'

const ENTRY = 'flex min-h-12 w-full items-center gap-3.5 border-b border-line font-semibold hover:text-brand'

/** The menu that slides in on phones. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useSession()
  const logOut = useLogOut()
  const close = useEffectEvent(onClose)
  // The way back leaves the page that the menu was opened on.
  useEffect(() => {
    const listener = () => close()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [])
  return (
    <Drawer open={open} onClose={onClose} title={session?.username ?? texts.menu}>
      <nav aria-label={texts.menu}>
        <ul>
          {phoneEntries(session).map(({ label, to, icon: Icon }) => (
            <li key={label}>
              <Link to={to} onClick={onClose} className={ENTRY}>
                <Icon size={20} aria-hidden className="text-soft" />
                {label}
              </Link>
            </li>
          ))}
          {session && (
            <li>
              <button
                type="button"
                onClick={() => {
                  onClose()
                  logOut()
                }}
                className={ENTRY}
              >
                <LogOut size={20} aria-hidden className="text-soft" />
                {texts.logout}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className="mt-6">
        <ThemeToggle />
      </div>
    </Drawer>
  )
}
