import { useEffect, useRef } from 'react'

/**
 * Scrolls a row of links, and never the page, so that the current one is in the middle as far as possible. Put the returned
 * ref on the positioned element that scrolls; `current` changes when another link is the current one.
 */
export function useScrollToCurrent<Row extends HTMLElement = HTMLElement>(current: unknown) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return row
}
