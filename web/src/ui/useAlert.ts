import { createContext, type ReactNode, use } from 'react'

export type Alert = {
  severity: 'success' | 'error'
  text: string
  /** Follows the text, such as a link to what it is about. */
  more?: ReactNode
  /** Adds a button that reloads the page, and keeps the alert until it is dismissed. */
  offersReload?: boolean
}

export const AlertsContext = createContext<{ show: (alert: Alert) => void } | null>(null)

/** `show` displays an alert for 5 seconds, or until dismissed if it offers to reload. */
export function useAlert() {
  const alerts = use(AlertsContext)
  if (!alerts) throw new Error('useAlert needs an AlertsProvider above it')
  return alerts
}
