import { type ComponentProps, type MouseEvent, startTransition } from 'react'
import { createPath, useHref, useLocation, useNavigate } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
  /** The history state of the next page. */
  state?: unknown
  /**
   * Navigates in a transition, so that a slow phone stays responsive while the next page renders. Not for a menu: it
   * closes before the page changes and would take the focus back.
   */
  gradual?: boolean
}

/**
 * A link within the app. React Router's own Link includes the data router, which the app doesn't use and which would add
 * 5 KB to the first load. A link to the current URL adds no history entry.
 */
export function Link({ to, replace, state, gradual, onClick, ...anchor }: LinkProps) {
  const href = useHref(to)
  const here = createPath(useLocation())
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const go = () => void navigate(to, { replace: replace ?? href === here, state })
    if (gradual) startTransition(go)
    else go()
  }

  return (
    <a {...anchor} href={href} onClick={follow}>
      {anchor.children}
    </a>
  )
}

/** False for a click that opens a tab or a window, or downloads the target. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
