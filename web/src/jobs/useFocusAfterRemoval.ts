import { type FocusEvent, useEffect, useRef } from 'react'

const CARD = 'li:has(h2)'

/**
 * Spread on what holds a page's heading and its cards. When the card that has the focus is taken away, the focus
 * goes to the link of the card in its place, or to the heading where none is left.
 */
export function useFocusAfterRemoval() {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef<{ card: Element; index: number } | null>(null)

  const cards = () => [...(page.current?.querySelectorAll(CARD) ?? [])]

  // After every render: when the card goes is the list's business.
  useEffect(() => {
    if (!last.current || last.current.card.isConnected) return
    const { index } = last.current
    last.current = null
    if (document.activeElement !== document.body) return
    const link = (cards()[index] ?? cards().at(-1))?.querySelector('a')
    const target = link ?? page.current?.querySelector('h1')
    target?.focus()
  })

  function onFocus({ target }: FocusEvent) {
    const card = target.closest(CARD)
    last.current = card && { card, index: cards().indexOf(card) }
  }
  return { ref: page, onFocus }
}
