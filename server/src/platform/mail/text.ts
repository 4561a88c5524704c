import type { Block, Content } from './content.ts'

/** The text part of a mail. */
export const renderText = ({ blocks, footer = [] }: Content) =>
  [...blocks, ...(footer.length > 0 ? ['--', ...footer] : [])].map(textOf).join('\n\n') + '\n'

function textOf(block: Block) {
  if (typeof block === 'string') return block
  if ('button' in block) return `${block.button}: ${block.url}`
  if ('link' in block) return `${block.link}: ${block.url}`
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  return block.items.map(({ title, text, url }) => `${title}\n${text}\n${url}`).join('\n\n')
}
