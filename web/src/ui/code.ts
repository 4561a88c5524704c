import { type ComponentType, lazy } from 'react'

/** Code of a page or of a part that does not come. */
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

/** A component whose code comes when it is first rendered, or earlier: what pages and parts have in common. */
export function lazyCode<Props>(fetchCode: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetchNow = async () => (code = await fetchCode())
  const load = () => (loading ??= withinTimeout(fetchNow()))
  const awaitCode = () => lazy(async () => ({ default: await load() }))
  let Awaited = awaitCode()

  return {
    /** Code that is there is rendered without a fallback. */
    current: (): ComponentType<Props> => code ?? Awaited,
    /** Settles when the code is there, or never comes. */
    load,
    async preload() {
      await fetchNow().catch(() => {
        // Rendering it asks again and says what is wrong.
      })
    },
    /** After a failure: the next to mount asks again. */
    reset() {
      loading = undefined
      Awaited = awaitCode()
    },
  }
}
