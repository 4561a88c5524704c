/** A part of a job's description: lines as they were written, a heading above a list, or the items of a list. */
export type TextBlock = { kind: 'text' | 'heading' | 'list'; lines: string[] }

const HEADING_LENGTH = 60

/** What an item begins with. Without a space a letter follows, and no asterisk: not '--', '**' or '-5', nor '*this*'. */
const BULLET = /^\s*[-–*•](\s+|(?=\p{L})(?!.*\*))/u

const isItem = (line = '') => BULLET.test(line)

/**
 * The structure of a description in plain text: lines that begin with '-', '–', '*' or '•' are items of a list, and a line of
 * less than 60 characters directly above one is its heading. Blank lines around lists are left out.
 */
export function textBlocks(text: string) {
  const blocks: TextBlock[] = []
  text.split(/\r?\n/).forEach((line, i, lines) => {
    const last = blocks.at(-1)
    const isBlank = line.trim() === ''
    if (isBlank && last?.kind !== 'text') return
    const isHeading = !isBlank && line.length < HEADING_LENGTH && isItem(lines[i + 1])
    const kind = isItem(line) ? 'list' : isHeading ? 'heading' : 'text'
    const shown = kind === 'list' ? line.replace(BULLET, '') : line
    if (last?.kind === kind) last.lines.push(shown)
    else blocks.push({ kind, lines: [shown] })
  })
  return blocks
}

/** The lines of a block that is no list, as one text. */
export const joinedLines = ({ lines }: TextBlock) => lines.join('\n').trim()
