import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { texts } from './messages.ts'

const PhoneMenu = lazyOnceOpen(() => import('./PhoneMenu.tsx').then((part) => part.PhoneMenu), true)

/** The hamburger of a visitor's top bar. */
export function PhoneMenuButton() {
  const [open, setOpen] = useState(false)
  return (
    <div className="md:hidden account:hidden">
      <IconButton
        label={texts.openMenu}
        icon={<MenuIcon size={22} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <PhoneMenu open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
