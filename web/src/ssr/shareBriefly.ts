/**
 * Shares one result among all callers with the same key that call while it is being made, or within `ms` after. Where
 * making it fails, each caller makes its own: the reason may concern the first caller alone.
 */
export function shareBriefly<Result>(ms: number) {
  const shared = new Map<string, Promise<Result>>()

  return (key: string, make: () => Promise<Result>) => {
    const current = shared.get(key)
    if (current) return current.catch(make)
    const result = make()
    const forget = () => void shared.delete(key)
    shared.set(key, result)
    result.then(() => setTimeout(forget, ms), forget)
    return result
  }
}
