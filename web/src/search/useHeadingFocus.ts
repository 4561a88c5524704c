import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { BoardQuery } from './boardQuery.ts'

/**
 * The heading of a list. It takes the focus when another page is shown, unless a filter shows it: its choices stay open. And
 * it takes the focus when what had it is gone: the link to a search, or the controls of the last filter.
 */
export function useHeadingFocus({ search, page, filters }: BoardQuery, filterCount: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isBack = useNavigationType() === 'POP'
  const focus = () => heading.current?.focus({ preventScroll: true })

  const filterText = JSON.stringify(filters)
  const lastFilters = useRef(filterText)

  useOnChange(page, () => {
    if (isBack || lastFilters.current !== filterText) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    focus()
  })
  function focusIfLost() {
    if (document.activeElement === document.body) focus()
  }
  useOnChange(search, focusIfLost)
  useOnChange(filterCount, () => {
    if (filterCount === 0) focusIfLost()
  })
  // After the effect of the page, which compares the filters with the last ones.
  useEffect(() => {
    lastFilters.current = filterText
  }, [filterText])
  return heading
}

function useOnChange(value: number | string, react: () => void) {
  const last = useRef(value)
  const onChange = useEffectEvent(react)
  useEffect(() => {
    if (last.current !== value) onChange()
    last.current = value
  }, [value])
}
