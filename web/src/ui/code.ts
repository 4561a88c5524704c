/** Code of a page or of a part that does not come. */
export class ChunkLoadError extends Error {}

// The specification's limit for a script that does not come.
const CHUNK_TIMEOUT = 120_000

export function withinTimeout<T>(loading: Promise<T>) {
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(new ChunkLoadError('Loading chunk failed'))
    const timer = setTimeout(fail, CHUNK_TIMEOUT)
    loading.then(resolve, fail).finally(() => clearTimeout(timer))
  })
}
