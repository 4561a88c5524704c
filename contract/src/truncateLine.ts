// Apart from truncate.ts: the browser needs each on other pages.

/** The start of a text, with at most so many UTF-16 code units and without half of a surrogate pair. */
export const startOf = (text: string, maxLength: number) =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')

/** The start of a text on one line, truncated between two words. */
export function truncateLine(text: string, maxLength: number) {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const start = startOf(line, maxLength)
  const end = start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start}…`
}
