import { type ComponentProps, type MouseEvent, type ReactNode, startTransition, useContext } from 'react'
import { createPath, useHref, useLocation, useNavigate } from 'react-router'
import { Previews } from './pagePreview.ts'

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
  /** What is shown at once of the next page, which renders in a transition. */
  preview?: ReactNode
}

/**
 * A link within the app. React Router's own Link includes the data router, which the app doesn't use and which would add
 * 5 KB to the first load. A link to the current URL adds no history entry.
 */
export function Link({ to, replace, state, gradual, preview, onClick, ...anchor }: LinkProps) {
  const href = useHref(to)
  const location = useLocation()
  const here = createPath(location)
  const navigate = useNavigate()
  const previews = useContext(Previews)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const go = () => void navigate(to, { replace: replace ?? href === here, state })
    if (gradual || preview) startTransition(go)
    else go()
    // After the navigation, which stores the scroll position.
    if (preview) previews?.show({ content: preview, from: location, href })
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
