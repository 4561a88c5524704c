import { type ComponentType, useState } from 'react'
import { lazyCode } from '../ui/lazyCode.ts'

export type LazyPage = ComponentType & {
  /** Resolves when the code is loaded, rejects when loading fails. */
  load: () => Promise<unknown>
  /** Starts to load the code before the page is opened. */
  preload: () => void
  /** Whether it is made by `renderedPage`. */
  isRendered: boolean
}

/** A page whose code is loaded when it is first rendered, or earlier. The ErrorBoundary handles code that fails to load. */
export function lazyPage(fetchPage: () => Promise<ComponentType>, isRendered = false): LazyPage {
  const { current, load, preload } = lazyCode(fetchPage, isRendered)

  function Page() {
    // Fixed while it is mounted: another component in its place would lose its state.
    const [Content] = useState(current)
    return <Content />
  }

  return Object.assign(Page, { load, preload, isRendered })
}

/** A page that the server renders: `ssr` in its route. Its styles are in every rendered page. */
export const renderedPage = (fetchPage: () => Promise<ComponentType>) => lazyPage(fetchPage, true)
