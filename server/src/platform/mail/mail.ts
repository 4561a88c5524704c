import type { Block, Content } from './content.ts'
import { renderHtml } from './html.ts'
import { renderText } from './text.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Whom a reply goes to, instead of the sender. */
  replyTo?: { name: string; address: string }
  /** Shows what the mail is about and how to stop it; a POST to it unsubscribes (RFC 8058). */
  unsubscribeUrl?: string
}

type Envelope = Pick<Mail, 'to' | 'replyTo' | 'unsubscribeUrl'>

/**
 * Composes a mail with an HTML and a text part of the same content. Only the URLs of its blocks are links: nothing in a
 * text becomes one, such as a name, a job title or a message.
 */
export function composeMail({ to, replyTo, unsubscribeUrl, ...content }: Envelope & Content): Mail {
  const unlinked = withoutLinks(content)
  return {
    to,
    subject: content.subject,
    text: renderText(unlinked),
    html: renderHtml(unlinked),
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}

const withoutLinks = ({ subject, siteName, blocks, footer = [] }: Content): Content => ({
  subject: unlink(subject),
  siteName: unlink(siteName),
  blocks: blocks.map(unlinkBlock),
  footer: footer.map(unlinkBlock),
})

function unlinkBlock(block: Block): Block {
  if (typeof block === 'string') return unlink(block)
  if ('button' in block) return { ...block, button: unlink(block.button) }
  if ('link' in block) return { ...block, link: unlink(block.link) }
  if ('quote' in block) return { quote: unlink(block.quote) }
  return {
    items: block.items.map((item) => ({ ...item, title: unlink(item.title), text: unlink(item.text) })),
  }
}

const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Mail programs make links of domain names, URLs and addresses. A zero-width space, which ends a word, keeps them from
 * it and isn't seen. A word joiner would not do: it is ignored in domain names (UTS 46).
 */
const unlink = (text: string) =>
  text.replace(/[.。．｡@](?=[\p{L}\p{N}])|(?<=\p{L}):(?=\S)|(?<=[:/])\/(?=\S)/gu, `$&${ZERO_WIDTH_SPACE}`)
