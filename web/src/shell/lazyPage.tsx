import { type ComponentType, useState } from 'react'
import { lazyCode } from '../ui/lazyCode.ts'

export type LazyPage = ComponentType & {
  /** Resolves when the code is loaded, rejects when loading fails. */
  load: () => Promise<unknown>
  /** Starts to load the code before the page is opened. */
  preload: () => void
}

/** A page whose code is loaded when it is first rendered, or earlier. The ErrorBoundary handles code that fails to load. */
export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  const { current, load, preload } = lazyCode(fetchPage)

  function Page() {
    // Fixed while it is mounted: another component in its place would lose its state.
    const [Content] = useState(current)
    return <Content />
  }

  return Object.assign(Page, { load, preload })
}
