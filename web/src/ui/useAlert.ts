import { createContext, use } from 'react'

export type Alert = { severity: 'success' | 'error'; text: string }

export const AlertsContext = createContext<{ show: (alert: Alert) => void } | null>(null)

/** `show` puts up an alert for 5 seconds. Never the only place of a field's error. */
export function useAlert() {
  const alerts = use(AlertsContext)
  if (!alerts) throw new Error('useAlert needs an AlertsProvider above it')
  return alerts
}
