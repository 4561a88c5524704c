/**
 * Lets all who want the same at once, or within `ms` after it was made, have what was made for the first of them. Where
 * that failed, each has it made for themselves: the reason may have been the first one's alone.
 */
export function shareBriefly<Made>(ms: number) {
  const shared = new Map<string, Promise<Made>>()

  return (key: string, make: () => Promise<Made>) => {
    const sharing = shared.get(key)
    if (sharing) return sharing.catch(make)
    const making = make()
    const forget = () => void shared.delete(key)
    shared.set(key, making)
    making.then(() => setTimeout(forget, ms), forget)
    return making
  }
}
