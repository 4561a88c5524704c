import { Moon, Sun } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { texts } from './messages.ts'
import { useIsDark, useTheme } from './theme.ts'

/** The header's button between light and dark. ThemeToggle also offers the device setting. */
export function ThemeButton() {
  const [, setTheme] = useTheme()
  const isDark = useIsDark()
  const Icon = isDark ? Sun : Moon
  const other = isDark ? 'light' : 'dark'
  return (
    <IconButton
      label={texts.useTheme[other]}
      icon={<Icon size={20} aria-hidden />}
      onClick={() => setTheme(other)}
    />
  )
}
