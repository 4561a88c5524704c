import { crc32, deflateSync } from 'node:zlib'
import { MAX_FILE_BYTES } from '@guildhall/contract/sizes'
import sharp, { type Sharp } from 'sharp'
import type { Random } from '../../bench/random.ts'
import { aPdf, type Sent } from '../uploads.ts'

/** A file whose content is refused as a resume and as a picture, unless it is valid as one of them. */
export type HostileFile = Sent & { name: string; resumeName?: string; isValid?: 'resume' | 'picture' }

const SCRIPT = '<script>alert(document.domain)</script>'
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${SCRIPT}</svg>`
const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), Buffer.from('PE\0\0')])
const ELF = Buffer.from('7f454c4602010100000000000000000002003e00', 'hex')
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 30 } } })
const bytesOf = (picture: Sharp) => picture.toBuffer()
const joined = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** A PDF with an object that no resume needs. */
const pdfWith = (object: string) =>
  joined(`%PDF-1.7\n1 0 obj\n${object}\nendobj\n`, 'trailer <</Root 1 0 R>>\n%%EOF\n')

/** A PNG whose header announces a size that its data need not have. */
function pngOfSize(width: number, height: number, data: Uint8Array) {
  const chunk = (type: string, content: Uint8Array) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(joined(type, content)))
    return joined(length, type, content, sum)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return joined(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  )
}

/** Files that are known to break programs, or to run in a browser although they look harmless. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const pdf = await aPdf()
  const [png, jpeg, webp, avif, tiff] = await Promise.all([
    bytesOf(plain().png()),
    bytesOf(plain().jpeg()),
    bytesOf(plain().webp()),
    bytesOf(plain().avif({ effort: 0 })),
    bytesOf(plain().tiff()),
  ])
  const bomb = deflateSync(Buffer.alloc(10_000_000))
  const large = (start: Uint8Array, size: number) =>
    joined(start, Buffer.alloc(size - start.length - 6), '%%EOF\n')
  const heif = Buffer.from(avif)
  heif.write('heic', 8)
  const lyingAvif = Buffer.from(avif)
  lyingAvif.writeUInt32BE(60_000, lyingAvif.indexOf('ispe') + 8)

  return [
    ...otherTypes({ GIF: GIF, TIFF: tiff, HEIF: heif }),
    ...polyglots({ pdf, png, jpeg, webp }),
    ...activePdfs(),
    ...damaged({ pdf, png, jpeg, webp, avif }),
    { name: 'a pixel bomb as PNG', content: pngOfSize(20_000, 20_000, bomb) },
    { name: 'a PNG with a negative size', content: pngOfSize(0xff_ff_ff_ff, 0xff_ff_ff_ff, bomb) },
    { name: 'a PNG without pixels', content: pngOfSize(0, 0, bomb) },
    { name: 'a PNG that inflates to more than its size', content: pngOfSize(8, 8, bomb), isValid: 'picture' },
    { name: 'a JPEG of 42 megapixels', content: await bytesOf(plain(7000, 6000).jpeg({ quality: 1 })) },
    { name: 'an AVIF of 12 megapixels', content: await bytesOf(plain(4000, 3001).avif({ effort: 0 })) },
    { name: 'an AVIF with a wrong size', content: lyingAvif },
    { name: 'a picture of one pixel', content: await bytesOf(plain(1, 1).png()), isValid: 'picture' },
    { name: 'a very wide picture', content: await bytesOf(plain(16_000, 1).png()), isValid: 'picture' },
    { name: 'a PDF of 6 MiB', content: large(pdf, 6 * 1024 * 1024) },
    { name: 'a PNG of 6 MiB', content: large(png, 6 * 1024 * 1024) },
    { name: 'a PDF of one byte too many', content: large(pdf, MAX_FILE_BYTES + 1) },
    { name: 'a PDF of exactly 5 MiB', content: large(pdf, MAX_FILE_BYTES), isValid: 'resume' },
    ...oddNames(pdf),
  ]
}

const otherTypes = (pictures: Record<string, Uint8Array>): HostileFile[] =>
  Object.entries<Uint8Array | string>({
    HTML,
    SVG,
    'SVG with an XML declaration': `<?xml version="1.0"?>${SVG}`,
    ZIP,
    EXE,
    ELF,
    'shell script': '#!/bin/sh\nrm -rf /\n',
    PHP: '<?php system($_GET["x"]); ?>',
    'JavaScript module': 'export default 1',
    PostScript: '%!PS-Adobe-3.0\n(x) show\n%%EOF',
    'Word document': joined(ZIP, 'word/document.xml'),
    'XML with an entity bomb': '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>',
    'nothing at all': '',
    'one byte': '%',
    'zero bytes': Buffer.alloc(1000),
    'line breaks': '\r\n'.repeat(500),
    BMP: joined('BM', Buffer.alloc(100)),
    icon: Buffer.from('00000100010010100000', 'hex'),
    ...pictures,
  }).flatMap(([name, content]) => [
    { name: `${name} as PDF`, content, fileName: 'cv.pdf', type: 'application/pdf' },
    { name: `${name} as PNG`, content, fileName: 'me.png', type: 'image/png' },
  ])

type Good = Record<'pdf' | 'png' | 'jpeg' | 'webp', Buffer>

const polyglots = ({ pdf, png, jpeg, webp }: Good): HostileFile[] => [
  { name: 'HTML before a PDF', content: joined(HTML, pdf) },
  { name: 'a space before a PDF', content: joined(' ', pdf) },
  { name: 'a byte order mark before a PDF', content: joined('\xef\xbb\xbf', pdf) },
  { name: 'HTML in a comment of a PDF', content: joined('%PDF-1.7\n%', HTML, '\n', pdf), isValid: 'resume' },
  { name: 'HTML after a PDF', content: joined(pdf, HTML), isValid: 'resume' },
  { name: 'a ZIP after a PDF', content: joined(pdf, ZIP), isValid: 'resume' },
  { name: 'a PDF in a JPEG', content: joined(jpeg, pdf), isValid: 'picture' },
  { name: 'a JPEG in a PDF', content: joined('%PDF-1.7\n', jpeg, pdf), isValid: 'resume' },
  { name: 'HTML after a PNG', content: joined(png, HTML), isValid: 'picture' },
  { name: 'a ZIP after a JPEG', content: joined(jpeg, ZIP), isValid: 'picture' },
  {
    name: 'HTML after a WebP, sent as HTML',
    content: joined(webp, HTML),
    type: 'text/html',
    isValid: 'picture',
  },
  { name: 'SVG after the signature of a PNG', content: joined('\x89PNG\r\n\x1a\n', SVG) },
  { name: 'SVG after the signature of a JPEG', content: joined('\xff\xd8\xff', SVG) },
  { name: 'a GIF after the signature of a WebP', content: joined('RIFF\0\0\0\0WEBP', GIF) },
]

const activePdfs = (): HostileFile[] =>
  Object.entries({
    'a password': '<</Encrypt<</Filter/Standard/V 2>>>>',
    'a script at opening': '<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
    'a script with an escaped name': '<</AA<</O<</#53/#4aava#53cript/JS(app.alert\\(1\\))>>>>>>',
    'a script after a space of PDFium': '<</OpenAction<</S\x80/JavaScript/JS(app.alert\\(1\\))>>>>',
    'a script with a wrongly escaped name': '<</OpenAction<</S/JavaScri#7zt/JS(app.alert\\(1\\))>>>>',
    'a password after many spaces': `<</Encrypt${' '.repeat(40)}<</Filter/Standard/V 2>>>>`,
    'a script in a plain object stream':
      '<</Type/ObjStm/N 1/First 4/Length 14>>\nstream\n9 0/JavaScript\nendstream',
    'a program': '<</OpenAction<</S/Launch/Win<</F(cmd.exe)>>>>>>',
    'another file': '<</Names<</EmbeddedFiles<</Names[(a.exe) 2 0 R]>>>>>>',
    'a film': '<</Subtype/RichMedia>>',
    'an XFA form after a space of PDFium': '<</AcroForm<</XFA\x80[(template) 2 0 R]>>>>',
    'an XFA form': '<</AcroForm<</XFA[(template) 2 0 R]>>>>',
    'a damaged object stream':
      '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 4>>\nstream\nabcd\nendstream',
  }).map(([name, object]) => ({ name: `a PDF with ${name}`, content: pdfWith(object) }))

const damaged = (good: Good & { avif: Buffer }): HostileFile[] =>
  Object.entries(good).flatMap(([name, content]) => [
    { name: `half a file: ${name}`, content: content.subarray(0, content.length / 2) },
    { name: `the first 20 bytes: ${name}`, content: content.subarray(0, 20) },
  ])

/** Names that must never become paths, headers or disguises. */
const oddNames = (content: Buffer): HostileFile[] =>
  [
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/cron.d/x',
    'cv.pdf\r\nSet-Cookie: a=b',
    'cv\u202efdp.exe',
    '\u2066cv\u2069.pdf',
    'con.pdf',
    '.htaccess',
    '"; filename="x.html',
    "cv.pdf'; drop table users; --",
    '%2e%2e%2f%00.pdf',
    '履歴書.pdf',
    '👩‍👩‍👧‍👦'.repeat(9),
    'x'.repeat(100),
    '<img src=x onerror=alert(1)>.pdf',
  ].map((odd) => ({
    name: `a PDF named ${JSON.stringify(odd)}`,
    content,
    fileName: odd,
    resumeName: odd,
    isValid: 'resume',
  }))

/** The file with a few changes: bits flipped, bytes removed, repeated or inserted, or its end cut off. */
export function mutantOf(file: Buffer, random: Random) {
  const at = (length: number) => Math.floor(random() * length)
  let mutant = Buffer.from(file)
  for (let changes = 1 + at(8); changes > 0; changes -= 1) {
    const [start, length] = [at(mutant.length), 1 + at(40)]
    const [before, part, after] = [
      mutant.subarray(0, start),
      mutant.subarray(start, start + length),
      mutant.subarray(start + length),
    ]
    const noise = Buffer.from(Array.from({ length }, () => at(256)))
    const kind = at(12)
    if (kind === 0) mutant = joined(before, after)
    else if (kind === 1) mutant = joined(before, part, part, after)
    else if (kind === 2) mutant = joined(before, noise, part, after)
    else if (kind === 3) mutant = Buffer.from(before)
    else if (kind === 4) mutant = joined(before, noise, after)
    else if (start < mutant.length) mutant[start]! ^= 1 << at(8)
  }
  return mutant
}
