export type Random = () => number

/** Numbers from 0 up to 1, the same ones for the same seed (the public-domain mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <T>(random: Random, from: readonly T[]) => from[Math.floor(random() * from.length)]!

/** Picks the first ones often and the last ones seldom: by the law of Zipf and Mandelbrot, 1 / (rank + flat). */
export function pickByRank<T>(random: Random, from: readonly T[], flat: number) {
  const rank = (1 + flat) * ((from.length + 1 + flat) / (1 + flat)) ** random() - flat
  return from[Math.min(from.length, Math.floor(rank)) - 1]!
}

/** Several different ones, by their ranks. */
export function pickSeveral<T>(random: Random, from: readonly T[], { count, flat }: Several) {
  const picked = new Set<T>()
  for (let i = 0; i < count; i++) picked.add(pickByRank(random, from, flat))
  return [...picked]
}

type Several = { count: number; flat: number }

/** Another order, the same one for the same seed. */
export function shuffled<T>(random: Random, items: readonly T[]) {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
