/**
 * Runs `work` at the first call; later calls share its result, for `maxAgeMs`. A rejection is not cached: the next call
 * runs it again.
 */
export function memoize<T>(work: () => Promise<T>, maxAgeMs = Infinity) {
  let result: Promise<T> | undefined
  let expiresAt = Infinity
  return () => {
    if (performance.now() >= expiresAt) result = undefined
    if (result === undefined) expiresAt = performance.now() + maxAgeMs
    return (result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    }))
  }
}

/** Runs `work` unless it is running already: calls meanwhile share its result. */
export function shareWhileRunning<T>(work: () => Promise<T>) {
  let running: Promise<T> | undefined
  return () => (running ??= work().finally(() => (running = undefined)))
}

/** Rejects with `message` when `work` has not settled in time. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number, message: string) {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error(message)), timeoutMs)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
