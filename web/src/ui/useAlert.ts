import { createContext, use } from 'react'

export type Alert = {
  severity: 'success' | 'error'
  text: string
  /** Has a button that reloads the page, and stays until it is dismissed. */
  offersReload?: boolean
}

export const AlertsContext = createContext<{ show: (alert: Alert) => void } | null>(null)

/** `show` puts up an alert, for 5 seconds unless it offers something. Never the only place of a field's error. */
export function useAlert() {
  const alerts = use(AlertsContext)
  if (!alerts) throw new Error('useAlert needs an AlertsProvider above it')
  return alerts
}
