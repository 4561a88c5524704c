import { type ComponentType, lazy } from 'react'

export class ChunkLoadError extends Error {}

// The specification's limit for a script that does not come.
const CHUNK_TIMEOUT = 120_000

function withinTimeout<T>(loading: Promise<T>) {
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(new ChunkLoadError('Loading chunk failed'))
    const timer = setTimeout(fail, CHUNK_TIMEOUT)
    loading.then(resolve, fail).finally(() => clearTimeout(timer))
  })
}

export type LazyPage = ComponentType & { preload: () => void }

/** A page whose code comes when it is first shown, or earlier by `preload`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const Page = lazy(async () => ({ default: await withinTimeout(load()) }))
  return Object.assign(Page, {
    preload() {
      load().catch(() => {
        // Showing the page asks again and says what is wrong.
      })
    },
  })
}
