const LENGTH = 160

/** The start of a text as one line, cut between two words. */
export function summary(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LENGTH) return line
  const end = line.lastIndexOf(' ', LENGTH)
  return `${line.slice(0, end > 0 ? end : LENGTH)}…`
}
