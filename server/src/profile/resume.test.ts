import { deflateSync } from 'node:zlib'
import { RESUME_ERRORS } from '@guildhall/contract/fileErrors'
import { describe, expect, test } from 'vitest'
import { aPdf } from '../../test/uploads.ts'
import { resumeError, resumeName } from './resume.ts'

const { type, incomplete, encrypted, active } = RESUME_ERRORS
const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object) => Buffer.from(object as string)),
    Buffer.from('\n%%EOF\n'),
  ])
const message = async (file: Buffer) => (await resumeError(file))?.message

describe('the check of a resume', () => {
  test('a PDF is accepted, also with spaces or a comment at its end', async () => {
    expect(await resumeError(await aPdf())).toBeUndefined()
    expect(await resumeError(Buffer.concat([await aPdf(), Buffer.from('\n'.repeat(1000))]))).toBeUndefined()
  })

  test('a file that does not begin as a PDF is of another type', async () => {
    for (const file of ['', '%PDF', ' %PDF-1.7\n%%EOF', '<html>%PDF-1.7\n%%EOF', '%pdf-1.7\n%%EOF'])
      expect(await resumeError(Buffer.from(file))).toEqual({ status: 415, message: type })
  })

  test('a PDF without its end is incomplete', async () => {
    const whole = await aPdf('Ann', 'x'.repeat(5000))
    expect(await message(whole.subarray(0, 1000))).toBe(incomplete)
    expect(await message(Buffer.concat([whole, Buffer.alloc(1024)]))).toBe(incomplete)
  })

  test.each([
    '<< /Size 5 /Encrypt 6 0 R >>',
    '<</Size 5/Encrypt<</Filter/Standard>>>>',
    '<< /Encr#79pt 6 0 R >>',
    `<</Encrypt${' '.repeat(40)}6 0 R>>`,
    '<</Encrypt\x80\xff6 0 R>>',
  ])('an encrypted PDF is refused: %s', async (object) => {
    expect(await message(pdf(Buffer.from(object, 'latin1')))).toBe(encrypted)
  })

  test.each([
    '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
    '<</S/JavaScript/JS(x)>>',
    '<</#53/J#61vaScript/JS(x)>>',
    '<</S\n%comment\n/JavaScript/JS(x)>>',
    '9 0 obj/JavaScript endobj',
    '<< /Names << /JavaScript 5 0 R >> >>',
    '<</S/Launch/F(cmd.exe)>>',
    '<</Type/EmbeddedFile>>',
    '<</Names<</EmbeddedFiles 3 0 R>>>>',
    '<</Subtype/RichMedia>>',
    '<</Fields[]/XFA[(a) 1 0 R]>>',
    '<</XFA 5 0 R>>',
    `<</XFA${'\n'.repeat(40)}5 0 R>>`,
    '<</XFA\x805 0 R>>',
    '<</S\x80/JavaScript/JS(x)>>',
    '<</S\xff/JavaScript/JS(x)>>',
    '<</S/JavaScri#7zt/JS(x)>>',
    '<</S/#4cau#6ech\x80/F(cmd.exe)>>',
    '(#)/JavaScript',
    '(#/JavaScript)',
    '9 0/JavaScript',
    'true/JavaScript',
  ])('a PDF with a script, a program, a file or a dynamic form is refused: %s', async (object) => {
    expect(await message(pdf(Buffer.from(object, 'latin1')))).toBe(active)
  })

  test.each([
    '(HTML/JavaScript)',
    '(HTML/CSS/JavaScript/React)',
    '(TypeScript/JavaScript 5 years)',
    '/URI(https://example.com/JavaScript)',
    '(HTML5/JavaScript, ES2015/JavaScript, C++/JavaScript, C#/JavaScript)',
    '(Menü/JavaScript)',
    '/JavaScri#7 t',
    '(Product/Launch)',
    '(SSL/Encrypt)',
    '/EncryptMetadata true',
    '<< /OpenAction [3 0 R /Fit] >>',
    '<< /S /URI /URI (https://example.com) >>',
  ])('a PDF with a text or a link like that is accepted: %s', async (object) => {
    expect(await message(pdf(Buffer.from(object, 'latin1')))).toBeUndefined()
  })
})

describe('the check of object streams', () => {
  const stream = (objects: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
    pdf(`\n7 0 obj\n<<${dictionary}/Length 9>>\nstream\n`, deflateSync(objects), '\nendstream endobj\n')

  test('a script in an object stream is found', async () => {
    expect(await message(stream('1 0 << /Type /Catalog >>'))).toBeUndefined()
    expect(await message(stream('1 0 << /S /JavaScript /JS (x) >>'))).toBe(active)
    expect(await message(stream('9 0/JavaScript'))).toBe(active)
    expect(await message(stream('1 0 <</S/JavaScript/JS(x)>>', '/Type/ObjStm/Filter[/FlateDecode]'))).toBe(
      active,
    )
  })

  test('an object stream that is disguised, damaged or too large is refused', async () => {
    const script = '1 0 << /S /JavaScript /JS (x) >>'
    for (const dictionary of [
      '/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>',
      '/Type/ObjStm/Filter/FlateDecode/DecodeParms 5 0 R',
      '/Type/ObjStm/Filter[/ASCII85Decode/FlateDecode]',
      '/Type/ObjStm/Filter/LZWDecode',
      '/Type/Obj#53tm/Filter/FlateDecode',
      '/DecodeParms 5 0 R %\n1 0 obj<<\n/Type/ObjStm/Filter/FlateDecode',
      '/Type/ObjStm/Filter/FlateDecode(\n1 0 obj<<)',
    ])
      expect.soft(await message(stream(script, dictionary)), dictionary).toBeDefined()
    expect(await message(stream(' '.repeat(9_000_000)))).toBe(incomplete)
    expect(await message(pdf('\n7 0 obj\n<</Type/ObjStm/Filter/FlateDecode>>\nstream\nx'))).toBe(incomplete)
    const many = '\n7 0 obj<</Type/ObjStm>>stream\n'.repeat(501)
    expect(await message(pdf(many))).toBe(incomplete)
  })
})

test('the name of a resume has no path characters and one extension', () => {
  for (const [given, shown] of [
    ['cv.pdf', 'cv.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['cv', 'cv.pdf'],
    ['cv.docx', 'cv.docx.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\Users\\Ann\\cv.pdf', 'C Users Ann cv.pdf'],
    ['..', 'resume.pdf'],
    ['.pdf', 'resume.pdf'],
    ['%2e%2e%2f', '2e 2e 2f.pdf'],
    ['Lebenslauf Jürgen – 履歴書.pdf', 'Lebenslauf Jürgen – 履歴書.pdf'],
    [`${'x'.repeat(95)}😀.pdf`, `${'x'.repeat(95)}.pdf`],
  ] as const)
    expect.soft(resumeName(given)).toBe(shown)
})
