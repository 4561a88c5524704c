import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** The heading of a list. It takes the focus when another page is shown, and when the controls of the last filter are gone. */
export function useHeadingFocus(page: number, filterCount: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isBack = useNavigationType() === 'POP'
  const focus = () => heading.current?.focus({ preventScroll: true })

  useOnChange(page, () => {
    if (isBack) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    focus()
  })
  useOnChange(filterCount, () => {
    if (filterCount === 0 && document.activeElement === document.body) focus()
  })
  return heading
}

function useOnChange(value: number, react: () => void) {
  const last = useRef(value)
  const onChange = useEffectEvent(react)
  useEffect(() => {
    if (last.current !== value) onChange()
    last.current = value
  }, [value])
}
