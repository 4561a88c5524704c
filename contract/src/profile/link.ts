const NOT_A_LINK = 'Enter a web address, such as github.com/ann.'
const PREFIX = /^https?:\/\//i

const isIpLiteral = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)

function parse(value: string) {
  const address = value.replace(PREFIX, '')
  if (/^\/|[\s\\"'<>`]/.test(address)) return undefined
  const url = URL.parse(`https://${address}`)
  if (!url || url.username || url.password) return undefined
  if (!url.hostname.includes('.') || url.hostname.endsWith('.') || isIpLiteral(url.hostname)) return undefined
  return url
}

/** Why a text is no link to a public web page; undefined if it is one, or empty. */
export const linkError = (value: string) => (value === '' || parse(value) ? undefined : NOT_A_LINK)

/** A link as it is stored, without 'https://': every link is shown with this prefix, whatever it began with. */
export const normalizeLink = (value: string) =>
  parse(value)?.href.slice('https://'.length).replace(/\/$/, '') ?? ''
