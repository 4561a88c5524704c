import { type ReactNode, useContext, useEffect, useState } from 'react'
import { createPath, useLocation } from 'react-router'
import { type PagePreview, Previews } from '../ui/pagePreview.ts'
import type { HistoryState } from './BrowserRouter.tsx'

/**
 * Around the pages: shows a link's preview as soon as it is followed, in place of the page that it is on. That page is
 * hidden rather than removed, which a slow phone does in a fraction of the time.
 */
export function PreviewPlace({ children }: { children: ReactNode }) {
  const location = useLocation()
  const [preview, setPreview] = useState<PagePreview | null>(null)
  const isShown = preview?.from === location

  useEffect(() => {
    if (!isShown) return
    // The way back to the hidden page.
    function discard({ state }: PopStateEvent) {
      setPreview(null)
      requestAnimationFrame(() => scrollTo((state as HistoryState)?.top ?? 0))
    }
    window.addEventListener('popstate', discard)
    return () => window.removeEventListener('popstate', discard)
  }, [isShown])

  const [previews] = useState(() => {
    const previews: Previews = {
      show(next) {
        // Before rendering: after it, this would compute the layout of the page ahead of the frame.
        if (window.scrollY) scrollTo(0)
        setPreview((previews.latest = next))
      },
    }
    return previews
  })

  return (
    <Previews value={previews}>
      {isShown && preview.content}
      <div className={isShown ? 'content-hidden' : undefined}>{children}</div>
    </Previews>
  )
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** The preview of the page at the current URL, if the link that led to it has one. */
export function usePreview() {
  const preview = useContext(Previews)?.latest
  const href = createPath(useLocation())
  return preview?.href === href ? preview.content : undefined
}
