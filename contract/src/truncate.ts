const HALF_CHARACTER = /[\ud800-\udbff]$/

/** The start of a text, with at most so many UTF-16 code units and without half of a surrogate pair. */
export const startOf = (text: string, maxLength: number) =>
  text.slice(0, maxLength).replace(HALF_CHARACTER, '')

/** The start of a text with an ellipsis if it goes on. An emoji counts as one character. */
export function truncate(text: string, maxCharacters: number) {
  const characters = [...text]
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('').trimEnd()}…`
    : text
}

/** The start of a text on one line, truncated between two words. */
export function truncateLine(text: string, maxLength: number) {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const start = startOf(line, maxLength)
  const end = start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start}…`
}
