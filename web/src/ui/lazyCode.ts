import { type ComponentType, lazy } from 'react'
import { loadStyles } from './loadStyles.ts'

/** The code of a page or component failed to load or timed out. */
export class ChunkLoadError extends Error {}

// Set by the specification.
const CHUNK_TIMEOUT_MS = 120_000

function withinTimeout<T>(loading: Promise<T>) {
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(new ChunkLoadError('Loading chunk failed'))
    const timer = setTimeout(fail, CHUNK_TIMEOUT_MS)
    loading.then(resolve, fail).finally(() => clearTimeout(timer))
  })
}

/**
 * Loads the code of a component on its first render or on `preload`, and with it the whole style sheet, unless its
 * rules are in every rendered page: then it `isStyled`. Shared by lazyPage and lazyPart.
 */
export function lazyCode<Props>(fetchCode: () => Promise<ComponentType<Props>>, isStyled = false) {
  let code: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  async function fetchNow() {
    const [fetched] = await Promise.all([fetchCode(), isStyled || loadStyles()])
    return (code = fetched)
  }
  const load = () => (loading ??= withinTimeout(fetchNow()))
  const awaitCode = () => lazy(async () => ({ default: await load() }))
  let Awaited = awaitCode()

  return {
    /** Loaded code renders without a fallback. */
    current: (): ComponentType<Props> => code ?? Awaited,
    /** Resolves with the code, or rejects with a ChunkLoadError. */
    load,
    async preload() {
      await fetchNow().catch(() => {
        // Rendering the component tries again and shows the error.
      })
    },
    /** After a failure: the next mount tries again. */
    reset() {
      loading = undefined
      Awaited = awaitCode()
    },
  }
}
