import * as z from 'zod/mini'
import { line } from './values.ts'

/** Reasons to refuse a display name. Only the server finds `reserved`: it knows the words. */
export const NAME_ERRORS = {
  email: 'Please leave email addresses out of the name.',
  link: 'Please leave web addresses and endings such as “.com” out of the name.',
  checkMark: 'Please leave check marks and icons out of the name.',
  alphabets: 'Please write each word of the name in one alphabet.',
  reserved: 'This name could be mistaken for this site or its staff. Please choose another one.',
} as const

const EMAIL = /[^\s@]@[^\s@.]+\.[^\s@]/u
const URL_START = /:\/\/|\b(?:https?|hxxps?|mailto|javascript):|\bwww\d?\./iu
const IP_ADDRESS = /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/u
// Check marks, the emoji for "OK", shields and identity cards, and private characters, which fonts show as logos.
const CHECK_MARK = /[✓✔☑✅🗸🗹⍻√ꪜ𐄂🮱🆗🛡🪪\p{Co}]/u

/** Top-level domains of more than two letters that are common in links, and the reserved ones of RFC 2606. */
const ENDINGS = new Set(
  `academy accountant africa agency app art asia auction autos bank bar beauty berlin best bet bid biz blog boats bond boutique
  business buzz cam careers casa cash center cfd city click cloud club com community company consulting credit cyou
  date deals design dev digital direct directory domains download edu education email events exchange expert express
  faith finance financial fit fun fund fyi games gdn gift global gov group guru hair help homes host hosting icu info ink
  int international internet investments jobs land lat law legal life limited link live loan loans lol london love mail
  management market marketing media men mil mobi mom money monster mov museum name net network news ninja one online
  ooo org page paris party photo photography photos pics place plus press pro properties pub quest racing recruitment
  rent report rest review reviews rip rocks run sale sbs school science secure security services shop shopping show
  site skin social software solutions space store stream studio style support systems team tech technology tips today
  tokyo tools top town toys trade trading training tube university uno ventures video vip wang watch web webcam website
  wiki win wine work works world wtf xxx xyz yachts yoga you zip zone
  рф рус бел укр сайт онлайн 中国 中國 公司 网址 在线
  example invalid local localhost onion test`.split(/\s+/),
)
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

// "Dr.Li", "Co.KG": a two-letter ending after these is a surname or a legal form.
const ABBREVIATION = /^(?:co|corp|dr|inc|jr|mr|mrs|ms|mx|prof|sr|st)$/iu
const TECHNOLOGY = /^(?:ado|asp|vb)\.net$/iu

/** Tells if a label is a top-level domain. Country codes are those of ISO 3166. */
function isEnding(label: string) {
  const ending = label.toLowerCase()
  return (
    ENDINGS.has(ending) ||
    ending.startsWith('xn--') ||
    (/^[a-z]{2}$/.test(ending) && REGIONS.of(ending.toUpperCase()) !== undefined)
  )
}

/** Tells if a word contains a domain name such as "evil.example". Initials are none, but before a path: "B.Com" and "t.me/win". */
function hasDomain(word: string) {
  const labels = word.split('.')
  return labels.some((label, i) => {
    const before = labels[i - 1]?.split(/[^\p{L}\p{M}\p{N}_-]/u).at(-1)
    const after = label.match(/^[\p{L}\p{M}\p{N}-]+/u)?.[0]
    const hasPath = /^[a-z]+\/[^/]/.test(label)
    if (!before || (before.length < 2 && !hasPath) || !after || !isEnding(after)) return false
    return !(after.length === 2 && ABBREVIATION.test(before)) && !TECHNOLOGY.test(`${before}.${after}`)
  })
}

const isLink = (text: string) =>
  URL_START.test(text) || IP_ADDRESS.test(text) || text.split(/\s+/u).some(hasDomain)

// Alphabets with letters that look the same. Japanese and Korean words mix theirs with Latin as a matter of course.
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]

const mixesAlphabets = (word: string) => ALPHABETS.filter((letters) => letters.test(word)).length > 1

/** A text as its readers see it: without invisible characters, and with one form for each character. */
export const asSeen = (text: string) =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

// A full stop of another script or in brackets is read as one.
const withDots = (text: string) => text.replace(/。| ?[[({] ?(?:\.|dot) ?[\])}] ?/giu, '.')

/** Returns the reason why a text can't be a display name; undefined if it can. */
export function nameError(name: string) {
  const seen = asSeen(name)
  const text = withDots(seen)
  if (EMAIL.test(text)) return NAME_ERRORS.email
  if (isLink(text)) return NAME_ERRORS.link
  if (CHECK_MARK.test(seen)) return NAME_ERRORS.checkMark
  if (seen.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets)) return NAME_ERRORS.alphabets
  return undefined
}

/** The name by which others know a person, a company or the writer of a text. */
export const displayName = (rules: { max: number; required: string }) =>
  line(rules).check(
    z.refine((name) => nameError(name) === undefined, { error: ({ input }) => nameError(String(input)) }),
  )
