import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

/** boot.js reads this key before the first paint. */
const KEY = 'theme'
const listeners = new Set<() => void>()

/** The chosen theme and its setter. 'system' follows the device setting and stores nothing. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosen, () => 'system' as const), choose]
}

/** Whether the page is dark, by choice or by the device setting. */
export function useIsDark() {
  const [theme] = useTheme()
  const deviceIsDark = useSyncExternalStore(
    subscribeToDevice,
    () => device().matches,
    () => false,
  )
  return theme === 'system' ? deviceIsDark : theme === 'dark'
}

const device = () => window.matchMedia('(prefers-color-scheme: dark)')

// Read from the attribute, because storage can be blocked.
function chosen(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function apply(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  for (const listener of listeners) listener()
}

function choose(theme: Theme) {
  apply(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === KEY) apply(event.newValue)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

function subscribeToDevice(listener: () => void) {
  const query = device()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
