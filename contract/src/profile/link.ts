import { MAX } from '../sizes.ts'

const NOT_A_LINK = 'Enter a web address, such as github.com/ann.'
const TOO_LONG = 'This web address is too long.'
const PREFIX = /^https?:\/\//i

const isIpLiteral = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)

function parse(value: string) {
  const address = value.replace(PREFIX, '')
  if (/^\/|[\s\\"'<>`]/.test(address)) return undefined
  const href = `https://${address}`
  // URL.parse is newer than the oldest supported browsers.
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || url.username || url.password) return undefined
  if (!url.hostname.includes('.') || url.hostname.endsWith('.') || isIpLiteral(url.hostname)) return undefined
  return url
}

/** A link as it is stored, without 'https://': every link is shown with this prefix, whatever it began with. */
export function normalizeLink(value: string) {
  const url = parse(value)
  if (!url) return ''
  const isHost = url.pathname === '/' && !url.search && !url.hash
  return isHost ? url.host : url.href.slice('https://'.length)
}

/** Why a text is no link to a public web page; undefined if it is one, or empty. Encoding may make a link longer. */
export function linkError(value: string) {
  if (value === '') return undefined
  if (!parse(value)) return NOT_A_LINK
  return normalizeLink(value).length > MAX.link ? TOO_LONG : undefined
}
