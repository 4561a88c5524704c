/** 'www.' only at the beginning of a word, and with a name and a domain after it. */
const LINK = /(?:https?:\/\/|(?<![\p{L}\p{N}@./-])www\.(?=[\p{L}\p{N}-]+\.\p{L}))[^\s<>"]+/giu
const CLOSING = '.,;:!?\'")]}*_~'

/** A piece of a text; one with `href` is a link. */
export type Part = { text: string; href?: string }

/**
 * Splits a text into links and what is between them. A link shows the host that the browser opens: one in another script,
 * which may look like a known one, shows in punycode. A URL with a username stays text, because that can pose as the host.
 */
export function linkParts(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(LINK)) {
    const link = presentLink(withoutClosing(match))
    if (!link) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: link.text, href: link.href })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Without the punctuation of the sentence around it. A bracket that was opened within the URL stays. */
function withoutClosing(url: string) {
  let end = url.length
  while (CLOSING.includes(url[end - 1]!) && !(url[end - 1] === ')' && url.slice(0, end).includes('(')))
    end -= 1
  return url.slice(0, end)
}

function presentLink(typed: string) {
  const hasScheme = !/^www/i.test(typed)
  const address = hasScheme ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password) return null
  const afterScheme = address.indexOf('//') + 2
  const hostLength = address.slice(afterScheme).search(/[/?#\\]|$/)
  const rest = address.slice(afterScheme + hostLength)
  return {
    text: `${hasScheme ? `${url.protocol}//` : ''}${url.host}${rest}`,
    href: url.href,
    length: typed.length,
  }
}
