import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { completionHint, useIsHintHidden } from '../api/completionHint.ts'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { Ring } from '../ui/Ring.tsx'
import { completionTexts as texts } from './messages.ts'
import { useCompletion } from './useCompletion.ts'

// Set by the specification.
const HINT_DELAY_MS = 6000

const PAGES_WITHOUT_HINT = ['/profile/', '/apply/']

/** Floats over the pages of a candidate: on the job board the completion of the profile, and a hint while it is incomplete. */
export function CompletionWidget({ session: { userId } }: { session: Session }) {
  const { pathname } = useLocation()
  const completion = useCompletion()
  const isHidden = useIsHintHidden()
  const isHome = pathname === to.home
  const mayHint = !isHidden && !PAGES_WITHOUT_HINT.some((page) => matchPath(page, pathname))
  const isHintDue = mayHint && completion !== undefined && completion.percentage < 100
  const hasHint = useIsDelayed(isHintDue)
  // A screen reader announces the hint only if its status region was there before.
  if (!completion || !(isHome || isHintDue)) return null

  return (
    <aside
      aria-label={texts.label}
      className={cx(
        'fixed right-4 bottom-[calc(var(--bottom-bar)+16px)] z-30 flex flex-col items-end gap-2 md:right-6 md:bottom-6 print:hidden',
        // Elsewhere a phone may show buttons at the bottom.
        !isHome && 'max-md:mb-16',
      )}
    >
      <div role="status">{hasHint && <Hint userId={userId} />}</div>
      {isHome && (
        <Link to={to.profile(userId)} className="rounded-full bg-card shadow-pop">
          <Ring percent={completion.percentage} label={texts.label} className="size-14" />
        </Link>
      )}
    </aside>
  )
}

/** True once `condition` has held for the delay of the hint. */
function useIsDelayed(condition: boolean) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => setOver(true), HINT_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [condition])
  return condition && isOver
}

function hideHint() {
  // The button that has the focus is removed.
  document.getElementById('main')?.focus({ preventScroll: true })
  completionHint.hide()
}

function Hint({ userId }: { userId: number }) {
  return (
    <div className="pop flex max-w-72 items-start gap-1">
      <p className="px-2.5 py-2.5">
        {texts.hint}{' '}
        <Link to={to.profile(userId)} className="link">
          {texts.completeNow}
        </Link>
      </p>
      <button
        type="button"
        title={texts.hideHint}
        onClick={hideHint}
        className="btn btn-ghost w-11 shrink-0 px-0"
      >
        <X size={18} aria-hidden />
        <span className="sr-only">{texts.hideHint}</span>
      </button>
    </div>
  )
}
