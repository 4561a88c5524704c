import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { Menu } from '../ui/Menu.tsx'
import { accountEntries } from './menuEntries.ts'
import { menuTexts } from './menuMessages.ts'
import { texts } from './messages.ts'
import { useLogOut } from './useLogOut.ts'

type AccountProps = { session: Session }

/** The username, as a link to the profile. */
export function AccountName({ session }: AccountProps) {
  return (
    <Link
      to={to.profileOf(session)}
      className="flex h-11 max-w-48 items-center rounded-control px-2 font-semibold hover:text-brand"
    >
      <span className="truncate">{session.username}</span>
    </Link>
  )
}

/** The menu behind the avatar, and Logout. */
export function AccountMenu({ session }: AccountProps) {
  const { username, profilePicture } = session
  const logOut = useLogOut()
  const items = accountEntries(session).map(({ icon: Icon, ...entry }) => ({
    ...entry,
    icon: <Icon size={18} aria-hidden className="text-soft" />,
  }))
  return (
    <>
      <Menu
        label={menuTexts.accountMenu(username)}
        heading={username}
        items={items}
        trigger={<Avatar name={username} picture={profilePicture} />}
        className="mx-1 rounded-full"
      />
      <Button onClick={logOut} className="ml-1">
        {texts.logout}
      </Button>
    </>
  )
}
