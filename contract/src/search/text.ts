import { SEARCH_MAX } from './sizes.ts'

/** The form of a text that is searched: wide, narrow and ligated letters become ordinary letters. */
const normalizeSearchText = (text: string) => text.normalize('NFKC')

/** Whether a search is short enough both as it was sent and normalized: one character may become 18. */
export const isSearchTextShort = (text: string) =>
  text.length <= SEARCH_MAX.text && normalizeSearchText(text).length <= SEARCH_MAX.text

/** The beginning of a text that is short enough to be searched for, without a character cut in half. */
export function clipSearchText(text: string) {
  let [sent, normalized, end] = [0, 0, 0]
  for (const character of text) {
    sent += character.length
    normalized += normalizeSearchText(character).length
    if (sent > SEARCH_MAX.text || normalized > SEARCH_MAX.text) break
    end = sent
  }
  return text.slice(0, end)
}
