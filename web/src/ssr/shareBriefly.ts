/**
 * Shares one result among all calls with the same key while it is being made and for `ms` afterwards. After a failure
 * each caller makes its own, because the cause may concern the first caller alone.
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
