/** A text as people search for it: without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function rank(label: string, wanted: string) {
  const at = label.indexOf(wanted)
  if (at <= 0) return at === 0 ? 0 : Infinity
  return label.includes(` ${wanted}`) ? 1 : 2
}

/** The things whose label has `text` in it: those that begin with it first, then those with a word that does. */
export function matching<T extends { label: string }>(things: readonly T[], text: string): readonly T[] {
  const wanted = fold(text)
  if (!wanted) return things
  return things
    .map((thing) => ({ thing, rank: rank(fold(thing.label), wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing)
}
