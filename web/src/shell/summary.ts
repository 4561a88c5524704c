const LENGTH = 160

/** The beginning of a text on one line, cut between two words. */
export function summary(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LENGTH ? line : `${line.slice(0, LENGTH).replace(/\s+\S*$/, '')}…`
}
