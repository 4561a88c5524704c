import { Home } from 'lucide-react'
import { to } from '../to.ts'
import { IconLink } from '../ui/IconLink.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { ThemeButton } from '../ui/ThemeButton.tsx'
import { LoginButton } from './LoginButton.tsx'
import { texts } from './messages.ts'

export function VisitorNav() {
  return (
    <nav aria-label={texts.mainNavigation} className="flex items-center gap-1">
      <IconLink to={to.home} label={texts.home} icon={<Home size={20} aria-hidden />} />
      <ThemeButton />
      <LoginButton />
      <LinkButton to={to.register} look="primary" className="ml-1">
        {texts.signUp}
      </LinkButton>
    </nav>
  )
}
