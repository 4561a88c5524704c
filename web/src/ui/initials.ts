const firstLetter = (word: string | undefined) => Array.from(word ?? '')[0]?.toUpperCase() ?? ''

/** 'Sari Dewi Wulandari' as 'SW'. */
export function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '')
}

/** A small hash of a name, used to choose its color. */
export const hashOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)
