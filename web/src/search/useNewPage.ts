import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** The heading of a list: scrolls to the top and focuses it when another page is shown, but not on back and forward. */
export function useNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPage = useRef(page)
  const navigation = useNavigationType()

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    if (navigation === 'POP') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [page, navigation])
  return heading
}
