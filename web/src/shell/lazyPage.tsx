import { type ComponentType, useState } from 'react'
import { lazyCode } from '../ui/lazyCode.ts'

export type LazyPage = ComponentType & {
  /** Settles when the page can be shown at once, or never can. */
  load: () => Promise<unknown>
  /** Fetches the code ahead of any wish to see the page. */
  preload: () => void
}

/** A page whose code comes when it is first shown, or earlier. Code that does not come is the ErrorBoundary's. */
export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  const { current, load, preload } = lazyCode(fetchPage)

  function Page() {
    // For as long as it is mounted: another component in its place would begin anew.
    const [Content] = useState(current)
    return <Content />
  }

  return Object.assign(Page, { load, preload })
}
