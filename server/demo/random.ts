/**
 * A pseudorandom generator with a text as its seed: the same results on every machine. Each item of the demo has its own
 * seed, so that adding a company doesn't change the others.
 */
export function chanceOf(seed: string) {
  // FNV-1a, then mulberry32.
  let state = 2_166_136_261
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16_777_619)

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number) => Math.floor(next() * limit)
  return {
    /** A whole number from `low` to `high`, both included. */
    between: (low: number, high: number) => low + below(high - low + 1),
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    /** True with this probability. */
    happens: (probability: number) => next() < probability,
    /** `count` items in random order, all by default. */
    sample<T>(list: readonly T[], count = list.length): T[] {
      const rest = [...list]
      const taken: T[] = []
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1))
      return taken
    },
  }
}

export type Chance = ReturnType<typeof chanceOf>

/** Returns the items of a list in random order, and again in a new order once all have been returned. */
export function shuffledCycle<T>(seed: string, list: readonly T[]) {
  const chance = chanceOf(seed)
  let rest: T[] = []
  return () => {
    if (rest.length === 0) rest = chance.sample(list)
    return rest.pop()!
  }
}
