import { MAX } from '@guildhall/contract/sizes'

type Site = { siteName: string; publicUrl: string }

// No part of a username may be one of these, which stand for the staff.
const STAFF = ['admin', 'administrator', 'moderator', 'superuser', 'sysadmin', 'webmaster']
// A username may not consist of these alone: "help.team" is reserved, "harbour-help" is not. They name departments,
// mailboxes (RFC 2142), automatic senders and nobody in particular.
const ORGANIZATION =
  `care client complaint contact customer desk enquiry enquiries feedback help helpdesk helpline hotline inquiry
  inquiries member official operator representative service staff support team the user
  account accountant accounting billing checkout finance invoice invoicing pay payment payroll payout purchasing refund
  sale subscription treasury
  abuse and compliance dataprotection dpo fraud gdpr legal login password privacy safety secure security signin trust
  verification verified verify
  board career ceo cfo ciso coo corporate cto department director executive founder headquarters hiring hq hr
  humanresource it job management manager marketing mod news office organisation organization owner press
  publicrelation recruiting recruitment
  alert announcement automated bot daemon donotreply hostmaster info mail mailbox mailer newsletter noreply notice
  notification postmaster reply robot webmail
  anonymous deleted everybody everyone guest nobody null undefined unknown
  ftp guildhall noc root server site status system webmaster website www`.split(/\s+/)

const DOMAINS = new Set(
  `com org net info biz io app dev online shop site gov edu
  ar at au be br ca ch cl cn co cz de dk es eu fi fr gr hu id ie in it jp kr mx my nl no nz pl pt ro ru se sg tr tw ua
  uk us vn za`.split(/\s+/),
)

function isHostname(username: string) {
  const end = username.lastIndexOf('.')
  return (
    /^(?:www|https?)[._-]/i.test(username) || (end >= 0 && DOMAINS.has(username.slice(end + 1).toLowerCase()))
  )
}

const LOOKS_LIKE: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  rn: 'm',
  vv: 'w',
}

/** Maps texts that look alike to the same text: "4dm1n" becomes "admin". */
const fold = (text: string) =>
  text.toLowerCase().replace(/rn|vv|[0134578l9]/g, (letters) => LOOKS_LIKE[letters] ?? letters)

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The words for the site itself: its name, its hostname and the labels of that except the last. */
function wordsOf({ siteName, publicUrl }: Site) {
  const { hostname } = new URL(publicUrl)
  const isNumeric = /^[\d.]+$|:/.test(hostname)
  const labels = isNumeric ? [] : [hostname, ...hostname.split('.').slice(0, -1)]
  return [siteName, ...labels].map(normalize).filter((word) => word.length >= 3)
}

const withPlurals = (words: string[]) => words.map(fold).flatMap((word) => [word, `${word}s`])

/** Whether a text is one of the words or a concatenation of them. */
const consistsOf = (words: string[], text: string): boolean =>
  words.some((word) => text.startsWith(word) && (text === word || consistsOf(words, text.slice(word.length))))

/** Returns a check for usernames that could be mistaken for the site, its staff, a hostname or nobody in particular. */
export function reservedUsernames(site: Site) {
  const staff = withPlurals(STAFF)
  const reserved = withPlurals([...STAFF, ...ORGANIZATION, ...wordsOf(site)])
  // A digit may replace a letter or be a suffix: "4dmin", "admin7".
  const affixes = ['admin', 'moderator'].map(fold)
  const looksLike = (words: string[], text: string) =>
    consistsOf(words, fold(text)) || consistsOf(words, fold(text.replace(/\d/g, '')))

  const hasAffix = (part: string) =>
    [fold(part), fold(part.replace(/\d/g, ''))].some((text) =>
      affixes.some((word) => text.startsWith(word) || text.endsWith(word)),
    )

  return (username: string) => {
    if (username === '' || username.length > MAX.username) return false
    const parts = username.split(/[._-]+/).filter(Boolean)
    return (
      parts.length === 0 ||
      isHostname(username) ||
      looksLike(reserved, parts.join('')) ||
      parts.some((part) => looksLike(staff, part) || hasAffix(part))
    )
  }
}
