/** Runs `work` at the first call and shares its result with all later ones. A failure is not kept: the next call tries again. */
export function once<T>(work: () => Promise<T>) {
  let result: Promise<T> | undefined
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    }))
}
