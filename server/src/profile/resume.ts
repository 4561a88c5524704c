import { RESUME_ERRORS } from '@guildhall/contract/files'
import { MAX } from '@guildhall/contract/sizes'

const HEADER = '%PDF-'
const TRAILER = '%%EOF'
/** Readers look for the trailer in the last KiB. */
const TRAILER_BYTES = 1024

// What a resume doesn't need: scripts, other files, forms that run scripts, and programs to start. Names in compressed
// object streams are not found: what makes a served file harmless is its Content-Security-Policy.
const ENCRYPTED = namesPattern('Encrypt')
const ACTIVE = namesPattern('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA')

/** Matches names of PDF, in which each letter may be escaped as # and its hexadecimal code. */
function namesPattern(...names: string[]) {
  const escaped = names.map((name) =>
    [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join(''),
  )
  return new RegExp(`/(?:${escaped.join('|')})(?![A-Za-z0-9#])`)
}

type Refusal = { status: 400 | 415; message: string }

/** Why a file is not accepted as a resume; undefined if it is. */
export function resumeError(file: Buffer): Refusal | undefined {
  if (!file.subarray(0, HEADER.length).equals(Buffer.from(HEADER)))
    return { status: 415, message: RESUME_ERRORS.type }
  if (!file.subarray(-TRAILER_BYTES).includes(TRAILER))
    return { status: 400, message: RESUME_ERRORS.incomplete }
  const text = file.toString('latin1')
  if (ENCRYPTED.test(text)) return { status: 400, message: RESUME_ERRORS.encrypted }
  if (ACTIVE.test(text)) return { status: 400, message: RESUME_ERRORS.active }
  return undefined
}

// Not allowed in file names on some systems; % is ambiguous in a path.
const PATH_CHARACTERS = /[/\\:*?"<>|%]+/g

/** The name under which a resume is shown and saved: without path characters, and with the extension of its type. */
export function resumeName(name: string) {
  const stem = name
    .replace(PATH_CHARACTERS, ' ')
    .replace(/\.pdf\s*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  return `${shorten(stem, MAX.fileName - '.pdf'.length) || 'resume'}.pdf`
}

/** Cuts a text without splitting a surrogate pair. */
const shorten = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
