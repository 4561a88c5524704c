/** A text repeated until it has `length` characters. */
export const fillUp = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

export const letter = (i: number) => String.fromCharCode(97 + (i % 26))

export const words = (count: number, word: (i: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, i) => word(i)).join(between)
