import { Home } from 'lucide-react'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { IconLink } from '../ui/IconLink.tsx'
import { Link } from '../ui/Link.tsx'
import { Menu } from '../ui/Menu.tsx'
import { ThemeButton } from '../ui/ThemeButton.tsx'
import { accountEntries, homeOf } from './menuEntries.ts'
import { texts } from './messages.ts'
import { useLogOut } from './useLogOut.ts'

export function AccountNav({ session }: { session: Session }) {
  const { username, profilePicture } = session
  const logOut = useLogOut()
  const items = accountEntries(session).map(({ icon: Icon, ...entry }) => ({
    ...entry,
    icon: <Icon size={18} aria-hidden className="text-soft" />,
  }))
  return (
    <nav aria-label={texts.mainNavigation} className="flex items-center gap-1">
      <Username session={session} />
      <IconLink to={homeOf(session)} label={texts.home} icon={<Home size={20} aria-hidden />} />
      <ThemeButton />
      <Menu
        label={texts.accountMenu(username)}
        heading={username}
        items={items}
        trigger={<Avatar name={username} picture={profilePicture} />}
        className="mx-1 rounded-full"
      />
      <Button onClick={logOut} className="ml-1">
        {texts.logout}
      </Button>
    </nav>
  )
}

/** Only companies have a profile page to link to. */
function Username({ session: { username, userId, userType } }: { session: Session }) {
  if (userType === 'personal') return <span className="max-w-48 truncate px-2 font-semibold">{username}</span>
  return (
    <Link
      to={to.companyProfile(userId)}
      className="flex h-11 max-w-48 items-center rounded-control px-2 font-semibold hover:text-brand"
    >
      <span className="truncate">{username}</span>
    </Link>
  )
}
