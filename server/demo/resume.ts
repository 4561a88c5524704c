import PDFDocument from 'pdfkit'
import { PRESENT } from '@guildhall/contract/profile/choices'
import type { DemoCandidate } from './types.ts'

const [LEFT, TOP, WIDTH, BOTTOM] = [56, 56, 483, 780]
const [INK, SOFT, BRAND, LINE] = ['#14211d', '#54625d', '#0b5f4c', '#dfdad0']
// The standard PDF fonts are not embedded, and have only these characters (WinAnsi).
const UNSUPPORTED =
  /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac]/gu

/** Removes diacritics that the fonts lack: 'Zieliński' is printed as 'Zielinski'. */
const printable = (text: string) =>
  text.replace(UNSUPPORTED, (letter) =>
    letter === 'ł' ? 'l' : letter === 'Ł' ? 'L' : letter.normalize('NFD').charAt(0),
  )

type Page = PDFKit.PDFDocument

/** A person's resume as a PDF in A4. The same input gives the same bytes. */
export async function createResume(person: DemoCandidate, today: Date) {
  const page = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: 48, left: LEFT, right: LEFT },
    info: {
      Title: printable(`${person.name}: resume`),
      Author: printable(person.name),
      CreationDate: today,
      ModDate: today,
    },
  })
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const end = new Promise((resolve) => page.once('end', resolve))
  printHead(page, person)
  printExperience(page, person)
  printEducation(page, person)
  printSkills(page, person)
  page.end()
  await end
  return Buffer.concat(parts)
}

const write = (
  page: Page,
  text: string,
  font: string,
  size: number,
  color: string,
  options: PDFKit.Mixins.TextOptions = {},
) =>
  page
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(printable(text), { width: WIDTH, ...options })

function printHead(page: Page, { name, email, location, website, short_intro, bio }: DemoCandidate) {
  page.rect(0, 0, 595.28, 10).fill(BRAND)
  page.x = LEFT
  page.y = TOP
  write(page, name, 'Helvetica-Bold', 26, INK)
  write(page, [location, email, ...(website ? [website] : [])].join('   ·   '), 'Helvetica', 10, SOFT)
  page.moveDown(0.9)
  if (short_intro) write(page, short_intro, 'Helvetica-Bold', 11.5, BRAND, { lineGap: 2 })
  page.moveDown(0.4)
  const [first = ''] = bio.split('\n\n')
  if (first) write(page, first, 'Helvetica', 10.5, INK, { lineGap: 3 })
}

function printTitle(page: Page, title: string) {
  if (page.y > BOTTOM - 90) page.addPage()
  page.moveDown(1.3)
  write(page, title.toUpperCase(), 'Helvetica-Bold', 9.5, BRAND, { characterSpacing: 1.4 })
  page
    .moveTo(LEFT, page.y + 2)
    .lineTo(LEFT + WIDTH, page.y + 2)
    .lineWidth(0.7)
    .stroke(LINE)
  page.moveDown(0.8)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const month = (day: string) =>
  day === PRESENT ? 'today' : `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

function printExperience(page: Page, { experiences }: DemoCandidate) {
  if (experiences.length === 0) return
  printTitle(page, 'Experience')
  for (const { job_name, company_name, start_date, end_date, details } of experiences) {
    if (page.y > BOTTOM - 60) page.addPage()
    printRow(page, `${job_name}, ${company_name}`, `${month(start_date)} – ${month(end_date)}`)
    write(page, details, 'Helvetica', 10, INK, { lineGap: 2.5 })
    page.moveDown(0.8)
  }
}

function printEducation(page: Page, { educations }: DemoCandidate) {
  if (educations.length === 0) return
  printTitle(page, 'Education')
  for (const { major, school_name, degree } of educations) {
    printRow(page, major, degree)
    write(page, school_name, 'Helvetica', 10, SOFT)
    page.moveDown(0.6)
  }
}

function printSkills(page: Page, { skills, languages }: DemoCandidate) {
  if (skills.length > 0) printTitle(page, 'Skills')
  for (const [skill, level] of skills) printRow(page, skill, level, 'Helvetica')
  if (languages.length > 0) printTitle(page, 'Languages')
  // The list of languages has 'France' instead of 'French'.
  for (const [language, proficiency] of languages)
    printRow(page, language === 'France' ? 'French' : language, proficiency, 'Helvetica')
}

/** A line with text on the left and on the right. */
function printRow(page: Page, left: string, right: string, font = 'Helvetica-Bold') {
  const { y } = page
  page
    .font('Helvetica')
    .fontSize(9.5)
    .fillColor(SOFT)
    .text(printable(right), LEFT, y, { width: WIDTH, align: 'right' })
  page.y = y
  page.x = LEFT
  write(page, left, font, 10.5, INK, { width: WIDTH - 140 })
  page.moveDown(0.2)
}
