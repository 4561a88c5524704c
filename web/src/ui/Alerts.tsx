import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Alert, AlertsContext } from './useAlert.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { texts } from './messages.ts'

// Set by the specification.
const DISPLAY_MS = 5000

type ShownAlert = Alert & { id: number }

/**
 * The alerts of the app: successes are announced politely, errors assertively. Hovering over or focusing them pauses
 * their timers. A new success removes earlier errors and vice versa, so that they never contradict each other.
 */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<readonly ShownAlert[]>([])
  const lastId = useRef(0)

  const dismiss = useCallback(
    (id: number) => setAlerts((shown) => shown.filter((alert) => alert.id !== id)),
    [],
  )
  const show = useCallback((alert: Alert) => {
    const id = ++lastId.current
    setAlerts((shown) => [...shown.filter((other) => staysWith(alert, other)), { ...alert, id }])
  }, [])
  const value = useMemo(() => ({ show }), [show])

  return (
    <AlertsContext value={value}>
      {children}
      <AlertRegion alerts={alerts} onDismiss={dismiss} />
    </AlertsContext>
  )
}

const staysWith = (newest: Alert, { severity, text, offersReload }: Alert) =>
  (offersReload || severity === newest.severity) && text !== newest.text

type AlertRegionProps = { alerts: readonly ShownAlert[]; onDismiss: (id: number) => void }

function AlertRegion({ alerts, onDismiss }: AlertRegionProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const paused = hovered || focused

  // Removing the focused element fires no blur event, which would leave the region paused forever.
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) setFocused(false)
  }, [alerts])

  function dismiss(id: number) {
    if (alerts.length === 1) setHovered(false)
    onDismiss(id)
  }

  const items = (severity: Alert['severity']) =>
    alerts
      .filter((alert) => alert.severity === severity)
      .map((alert) => (
        <AlertItem key={alert.id} alert={alert} paused={paused} onExpire={onDismiss} onDismiss={dismiss} />
      ))

  return (
    <div
      ref={region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget))
      }
      className="alerts"
    >
      {/* aria-live, because an open dialog hides the rest of the page from assistive technology except for live regions. */}
      <div role="alert" aria-live="assertive" className="contents">
        {items('error')}
      </div>
      <div role="status" aria-live="polite" className="contents">
        {items('success')}
      </div>
    </div>
  )
}

type AlertItemProps = {
  alert: ShownAlert
  paused: boolean
  onExpire: (id: number) => void
  onDismiss: (id: number) => void
}

function AlertItem({ alert, paused, onExpire, onDismiss }: AlertItemProps) {
  const { id, severity, text, more, offersReload } = alert
  const remaining = useRef(DISPLAY_MS)

  useEffect(() => {
    if (paused || offersReload) return
    const startedAt = Date.now()
    const timer = setTimeout(() => onExpire(id), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [paused, offersReload, id, onExpire])

  const isError = severity === 'error'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <div className={cx('alert', isError ? 'border-l-bad' : 'border-l-brand')}>
      <Icon size={20} aria-hidden className={cx('mt-3 shrink-0', isError ? 'text-bad' : 'text-brand')} />
      <p className="min-w-0 flex-1 py-2.5">
        {text}
        {more && <> {more}</>}
      </p>
      {offersReload && <Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
      <button
        type="button"
        aria-label={texts.dismiss}
        onClick={() => onDismiss(id)}
        className="btn btn-ghost w-11 shrink-0 px-0"
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
