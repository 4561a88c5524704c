/** Lowercase and without accents. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function rankOf(label: string, query: string) {
  const index = label.indexOf(query)
  if (index <= 0) return index === 0 ? 0 : Infinity
  return label.includes(` ${query}`) ? 1 : 2
}

/** The items whose label contains `text`: labels that start with it first, then labels with a word that does. */
export function matching<T extends { label: string }>(items: readonly T[], text: string): readonly T[] {
  const query = fold(text)
  if (!query) return items
  return items
    .map((item) => ({ item, rank: rankOf(fold(item.label), query) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
