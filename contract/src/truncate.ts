/** The start of a text with an ellipsis if it goes on. An emoji counts as one character. */
export function truncate(text: string, maxCharacters: number) {
  const characters = [...text]
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('').trimEnd()}…`
    : text
}
