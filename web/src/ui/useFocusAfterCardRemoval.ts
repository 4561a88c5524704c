import { type FocusEvent, useEffect, useRef } from 'react'

const CARD = 'li:has(h2)'

/**
 * Spread the returned props on the element that contains the heading and the cards of a page. When the focused card is
 * removed, the focus moves to the link or button of the card in its place, or to the heading if no card is left.
 */
export function useFocusAfterCardRemoval() {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef<{ card: Element; index: number } | null>(null)

  const cards = () => [...(page.current?.querySelectorAll(CARD) ?? [])]

  // After every render, because only the list knows when the card is removed.
  useEffect(() => {
    if (!last.current || last.current.card.isConnected) return
    const { index } = last.current
    last.current = null
    if (document.activeElement !== document.body) return
    const link = (cards()[index] ?? cards().at(-1))?.querySelector<HTMLElement>('a, button')
    const target = link ?? page.current?.querySelector('h1')
    target?.focus()
  })

  function onFocus({ target }: FocusEvent) {
    // React reports the focus of a card's dialog too, which is elsewhere in the document.
    if (!page.current?.contains(target)) return
    const card = target.closest(CARD)
    last.current = card && { card, index: cards().indexOf(card) }
  }
  return { ref: page, onFocus }
}
