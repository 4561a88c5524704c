import { asSeen, NAME_ERRORS, nameError } from '@guildhall/contract/names'
import { COMMON, consistsOf, fold, ORGANIZATION, STAFF, withPlurals } from './reservedWords.ts'

/** Words that are refused beside the site's name, whatever else the name says. */
const BESIDE_SITE = new Set([
  ...withPlurals(
    `account alert billing customer help helpdesk helpline hotline login moderation notification official operator
    password payment security staff support team verification`.split(/\s+/),
  ),
  ...['at', 'by', 'from', 'noreply', 'via'].map(fold),
])
const LEGAL_FORMS = new Set(
  `ab ag as bv cic co company corp corporation ev foundation gmbh group inc incorporated kg limited llc llp ltd nv oy
  plc pty sa sarl sas se spa srl`
    .split(/\s+/)
    .map(fold),
)

/** Characters that look like a letter or are read as one, in both cases. NFKD replaces others before. */
const LOOK_ALIKES = new Map(
  Object.entries({
    a: 'аАαΑɑᴀᎪ∂',
    b: 'вВьЬъΒβʙᏴ',
    c: 'сСϲϹᴄᏟ¢',
    d: 'ԁԀᴅđĐðÐᎠ',
    e: 'еЕεΕєЄэᴇᎬ€',
    f: 'ƒꜰϝϜ',
    g: 'ɡɢԍԌǥǤᏀ',
    h: 'һҺнНΗʜħĦҥᎻ',
    i: 'іІιΙıɪӀӏɩǀ∣¦|¡',
    j: 'јЈϳͿᴊ',
    k: 'кКκΚᴋқҚᏦ',
    l: 'łŁʟᏞ',
    m: 'мМΜᴍϺϻᎷ',
    n: 'ηΝɴпПиИոռ',
    o: 'оОοΟσᴏøØөӨօჿ○◯●',
    p: 'рРρΡᴘþÞᏢ',
    q: 'ԛԚϙ',
    r: 'гГяЯʀᴦᎡ',
    s: 'ѕЅꜱʂՏᏚ§',
    t: 'тТτΤᴛŧŦᎢ†',
    u: 'υսᴜцЦμ∪',
    v: 'νѵѴᴠᏙ∨',
    w: 'ѡԝԜωшШщЩᴡᎳ',
    x: 'хХχΧ×',
    y: 'уУγΥʏүҮ¥',
    z: 'ᴢΖƶᏃ',
  }).flatMap(([letter, characters]) => [...characters].map((character) => [character, letter] as const)),
)
const SYMBOLS: Record<string, string> = { '@': 'a', $: 's', '!': 'i' }
const ENCLOSED_A = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]

/** The Latin letter that a character looks like, or the character itself. */
function letterOf(character: string) {
  const code = character.codePointAt(0)!
  const first = ENCLOSED_A.find((start) => code >= start && code < start + 26)
  return first === undefined
    ? (LOOK_ALIKES.get(character) ?? character)
    : String.fromCharCode(97 + code - first)
}

/** Returns the words of a text, the same for texts that look alike: similar to the skeletons of UTS 39. */
function wordsOf(text: string) {
  const letters = [...asSeen(text).normalize('NFKD')].map(letterOf).join('').replace(/\p{M}/gu, '')
  // "S u p p o r t" is read as one word.
  return letters
    .replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu, (spaced) =>
      spaced.replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(Boolean)
}

// With words of other languages that hardly anybody's name contains.
const STAFF_WORDS = new Set(
  withPlurals([
    ...STAFF,
    ...wordsOf('verified administrador administrateur moderador moderateur админ администратор модератор'),
  ]),
)
const RESERVED = withPlurals([
  ...STAFF,
  ...ORGANIZATION,
  ...wordsOf('kundendienst kundenservice kundensupport soporte поддержка'),
])
const FILLERS = new Set([
  ...withPlurals(COMMON),
  'a',
  ...wordsOf('an as at by dear for from in my of on or our to us via we with your'),
])

const withoutDigits = (text: string) => text.replace(/\d/g, '')
const withLetters = (text: string) => text.replace(/[@$!]/g, (symbol) => SYMBOLS[symbol]!)

/** The possible readings of a name: digits and symbols may replace letters, or mean nothing. */
const readingsOf = (name: string) => [name, withoutDigits(name), withLetters(name)].map(wordsOf)

const MIN_JOINED_LENGTH = 6

/** The words beside the site's name, or undefined if the name doesn't contain it. */
function wordsBeside(site: string, words: string[]) {
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1; end <= words.length; end += 1) {
      const joined = words.slice(start, end).join('')
      if (joined === site || joined === `${site}s`) return [...words.slice(0, start), ...words.slice(end)]
    }
  const at = words.findIndex(
    (word) => site.length >= MIN_JOINED_LENGTH && (word.startsWith(site) || word.endsWith(site)),
  )
  if (at < 0) return undefined
  return [...words.slice(0, at), words[at]!.replace(site, ''), ...words.slice(at + 1)]
}

const isStaffWord = (word: string) => STAFF_WORDS.has(word) || /(?:admin|moderator)$/.test(word)
const isReservedWord = (word: string) => consistsOf(RESERVED, word)

function namesStaff(words: string[]) {
  const joined = words.join('')
  return (
    words.some((word, i) => isStaffWord(word) || STAFF_WORDS.has(word + (words[i + 1] ?? ''))) ||
    (joined.length >= MIN_JOINED_LENGTH && consistsOf(RESERVED, joined)) ||
    (words.some(isReservedWord) && words.every((word) => FILLERS.has(word) || isReservedWord(word)))
  )
}

function namesSite(site: string, words: string[]) {
  const beside = wordsBeside(site, words)
  if (!beside) return false
  const isPartOfSite = (word: string) =>
    FILLERS.has(word) || LEGAL_FORMS.has(word) || isReservedWord(word) || consistsOf([...FILLERS], word)
  return beside.some((word) => BESIDE_SITE.has(word)) || beside.every(isPartOfSite)
}

export type NameRule = (name: string) => string | undefined

/**
 * Returns the one rule for display names, which returns the reason for a refusal. Beyond the rule of the contract, it
 * refuses a name that
 * - contains a word for the staff, such as "admin" or "verified",
 * - consists of reserved words, such as "Support Team" ("Support Services Ltd" does not), or
 * - contains the site's name, alone or with a reserved word or a legal form: "Springfield Bakery" is a fine name on the
 *   site of Springfield, "Springfield Support" and "Springfield Ltd" are not.
 */
export function nameRule(siteName: string): NameRule {
  const site = wordsOf(siteName).join('')
  const isReserved = (words: string[]) => namesStaff(words) || (site !== '' && namesSite(site, words))
  return (name) => nameError(name) ?? (readingsOf(name).some(isReserved) ? NAME_ERRORS.reserved : undefined)
}
