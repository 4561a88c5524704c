import { type ComponentType, lazy, useState } from 'react'
import { withinTimeout } from '../ui/code.ts'

export type LazyPage = ComponentType & {
  /** Settles when the page can be shown at once, or never can. */
  load: () => Promise<unknown>
  /** Fetches the code ahead of any wish to see the page. */
  preload: () => void
}

/** A page whose code comes when it is first shown, or earlier; code that is there is shown without a fallback. */
export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let page: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const keep = (fetched: ComponentType) => (page = fetched)

  const load = () => (loading ??= withinTimeout(fetchPage().then(keep)))
  const Awaited = lazy(async () => ({ default: await load() }))

  function Page() {
    // For as long as it is mounted: another component in its place would begin anew.
    const [Content] = useState(() => page ?? Awaited)
    return <Content />
  }

  return Object.assign(Page, {
    load,
    preload() {
      fetchPage().then(keep, () => {
        // Showing the page asks again and says what is wrong.
      })
    },
  })
}
