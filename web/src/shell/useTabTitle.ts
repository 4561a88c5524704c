import { useEffect } from 'react'
import { titleOf } from './messages.ts'

/** Names the browser's tab after what the page shows, once that is known. */
export function useTabTitle(page: string | undefined) {
  useEffect(() => {
    if (page) document.title = titleOf(page)
  }, [page])
}
