/**
 * Chance that is the same on every machine and every day, seeded by a text. Each thing of the demo has a chance of
 * its own, so that one more company leaves the others as they are.
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
    /** True as often as the share says. */
    happens: (share: number) => next() < share,
    /** Some of a list in a new order; all of it without a count. */
    some<T>(list: readonly T[], count = list.length): T[] {
      const rest = [...list]
      const taken: T[] = []
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1))
      return taken
    },
  }
}

export type Chance = ReturnType<typeof chanceOf>

/** Hands out a list in mixed order, again and again: nothing comes twice before everything came once. */
export function deckOf<T>(seed: string, list: readonly T[]) {
  const chance = chanceOf(seed)
  let rest: T[] = []
  return () => {
    if (rest.length === 0) rest = chance.some(list)
    return rest.pop()!
  }
}
