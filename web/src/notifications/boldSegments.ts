export type Segment = { text: string; isBold: boolean }

/** The parts of a notification's message; a part in square brackets is bold. */
export function boldSegments(message: string): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (;;) {
    const open = message.indexOf('[', end)
    const close = open < 0 ? -1 : message.indexOf(']', open)
    if (close < 0) break
    segments.push({ text: message.slice(end, open), isBold: false })
    segments.push({ text: message.slice(open + 1, close), isBold: true })
    end = close + 1
  }
  segments.push({ text: message.slice(end), isBold: false })
  return segments.filter(({ text }) => text !== '')
}
