import { MAX } from '@guildhall/contract/sizes'
import { COMMON, consistsOf, fold, ORGANIZATION, STAFF, withPlurals } from './reservedWords.ts'

type Site = { siteName: string; publicUrl: string }

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

/**
 * Returns a check for usernames that could be mistaken for the site, its staff, a hostname or nobody in particular. None
 * may contain a word for the staff, or consist of the others alone: "help.team" is reserved, "harbour-help" is not.
 */
export function reservedUsernames(site: Site) {
  const staff = withPlurals(STAFF)
  const reserved = withPlurals([...STAFF, ...ORGANIZATION, ...COMMON, ...wordsOf(site)])
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
