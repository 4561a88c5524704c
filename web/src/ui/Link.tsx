import { type ComponentProps, type MouseEvent, startTransition } from 'react'
import { createPath, useHref, useLocation, useNavigate } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  /** Takes the place of the page that it is on, which is no step to go back to then. */
  replace?: boolean
  /** What the next page finds in its location, beside its address. */
  state?: unknown
  /**
   * The press shows at once, on a slow phone too, and the next page follows piece by piece. Not in a menu: where it
   * closes before the page has changed, it takes the focus back.
   */
  gradual?: boolean
}

/**
 * A link to another address of the app. The library's own comes with the data router, which nobody here uses:
 * 5 KB of every first visit. A link to where one is already adds no step to go back from.
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
