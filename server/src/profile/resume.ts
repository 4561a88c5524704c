import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { RESUME_ERRORS } from '@guildhall/contract/fileErrors'
import { MAX } from '@guildhall/contract/sizes'
import { startOf } from '@guildhall/contract/truncateLine'

const HEADER = '%PDF-'
const TRAILER = '%%EOF'
/** Readers look for the trailer in the last KiB. */
const TRAILER_BYTES = 1024

// What a resume doesn't need: scripts, programs to start, other files, and forms that run scripts. Browsers run the
// scripts of a PDF, whatever its Content-Security-Policy: see decision 064. A script or a program is the value of /S, or
// an object of its own, unlike the texts (HTML/JavaScript) and (HTML5/JavaScript); /Encrypt and /XFA are the keys of
// something. PDFium, the reader of Chromium, takes 0x80 and 0xFF for spaces.
const ENCRYPTED = /\/Encrypt[\0\s\x80\xff]*[\d+[<%]/
const ACTIVE =
  /(?:(?<![A-Za-z\xc0-\xfe][\d+#.]{0,4})|\/S|obj|true|false|null)\/(?:JavaScript|Launch)\b|\/(?:EmbeddedFiles?|RichMedia)\b|\/XFA[\0\s\x80\xff]*[\d+[<%]/

// Compressed objects. Their dictionaries have no strings, comments or other dictionaries, which could disguise them.
const PLAIN_DICTIONARY = /<<([\w\s/.[\]-]*)>>\s{0,9}stream\r?\n/g
const OBJECT = /[\r\n]\d{1,10} \d{1,5} obj\s{0,9}$/
const MAX_OBJECT_HEADER = 40
const FLATE = /^\s{0,9}(?:\/FlateDecode\b|\[\s{0,9}\/FlateDecode\s{0,9}\])/
const MAX_OBJECT_STREAMS = 500
const MAX_INFLATED_BYTES = 8 * 1024 * 1024

type Refusal = { status: 400 | 415; message: string }

const refuse = (message: string): Refusal => ({ status: 400, message })

/** Why a file is not accepted as a resume; undefined if it is. */
export async function resumeError(file: Buffer): Promise<Refusal | undefined> {
  if (!file.subarray(0, HEADER.length).equals(Buffer.from(HEADER)))
    return { status: 415, message: RESUME_ERRORS.type }
  if (!file.subarray(-TRAILER_BYTES).includes(TRAILER)) return refuse(RESUME_ERRORS.incomplete)
  const text = unescapeNames(file).toString('latin1')
  if (ENCRYPTED.test(text)) return refuse(RESUME_ERRORS.encrypted)
  if (ACTIVE.test(text)) return refuse(RESUME_ERRORS.active)
  const streams = text.match(/\/ObjStm\b/g)?.length ?? 0
  const objects = streams === 0 ? Buffer.alloc(0) : await inflateObjects(file, streams)
  if (objects === undefined) return refuse(RESUME_ERRORS.incomplete)
  return ACTIVE.test(unescapeNames(objects).toString('latin1')) ? refuse(RESUME_ERRORS.active) : undefined
}

/** In a name, # and a hexadecimal code stand for a character. PDFium reads any other character of the code as 0. */
function unescapeNames(file: Buffer) {
  const unescaped = Buffer.allocUnsafe(file.length)
  let [length, isName] = [0, false]
  for (let i = 0; i < file.length; i++) {
    let code = file[i]!
    if (IS_DELIMITER[code]) isName = code === SLASH
    else if (isName && code === HASH && !endsAt(file, i + 1) && !endsAt(file, i + 2))
      code = HEX_DIGITS[file[++i]!]! * 16 + HEX_DIGITS[file[++i]!]!
    unescaped[length++] = code
  }
  return unescaped.subarray(0, length)
}

const [HASH, SLASH] = [0x23, 0x2f]
const CHARACTERS = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code))
const HEX_DIGITS = Uint8Array.from(CHARACTERS, (character) => parseInt(character, 16) || 0)
/** What ends a name. */
const IS_DELIMITER = Uint8Array.from(CHARACTERS, (character) =>
  Number(/[\0\t\n\f\r \x80\xff()<>[\]{}/%]/.test(character)),
)
const endsAt = (file: Buffer, at: number) => at >= file.length || IS_DELIMITER[file[at]!] === 1

/** The contents of all object streams; undefined if one of them is not written as usual, or they are too large. */
async function inflateObjects(file: Buffer, expected: number) {
  if (expected > MAX_OBJECT_STREAMS) return undefined
  const text = file.toString('latin1')
  const contents: Buffer[] = []
  let [count, space] = [0, MAX_INFLATED_BYTES]
  for (const { 0: match, 1: dictionary, index } of text.matchAll(PLAIN_DICTIONARY)) {
    if (
      !/\/ObjStm\b/.test(dictionary!) ||
      !OBJECT.test(text.slice(Math.max(0, index - MAX_OBJECT_HEADER), index))
    )
      continue
    count += 1
    const [, filter, ...more] = dictionary!.split('/Filter')
    // Without a filter its content was checked with the text.
    if (filter === undefined) continue
    if (more.length > 0 || !FLATE.test(filter) || /\/(DecodeParms|DP|F)\b/.test(dictionary!)) return undefined
    const content = await inflateAt(file, index + match.length, space)
    if (content === undefined) return undefined
    contents.push(content, Buffer.from('\n'))
    space -= content.length
  }
  return count === expected ? Buffer.concat(contents) : undefined
}

async function inflateAt(file: Buffer, start: number, maxOutputLength: number) {
  if (maxOutputLength < 1) return undefined
  try {
    return await promisify(inflate)(file.subarray(start), { maxOutputLength })
  } catch {
    return undefined
  }
}

// Not allowed in file names on some systems; % is ambiguous in a path.
const PATH_CHARACTERS = /[/\\:*?"<>|%]+/g

/** The name under which a resume is shown and saved: without path characters, and with the extension of its type. */
export function resumeName(fileName: string) {
  const stem = fileName
    .replace(PATH_CHARACTERS, ' ')
    .replace(/\.pdf\s*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim()
  return `${startOf(stem, MAX.fileName - '.pdf'.length) || 'resume'}.pdf`
}
