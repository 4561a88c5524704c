import { useEffect } from 'react'
import { titleOf } from './messages.ts'

/** Sets the tab's title to what the page shows, once that is known. */
export function useTabTitle(page: string | undefined) {
  useEffect(() => {
    if (page) document.title = titleOf(page)
  }, [page])
}
