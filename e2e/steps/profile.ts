import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './posting.ts'

/** A one-page PDF that says `text`. */
export function pdfOf(text: string) {
  const stream = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = pdf.length
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf)
}

/** A picture as a browser encodes it: a square in two colors, twice as wide as high. */
export async function pngFrom(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [400, 200]
    const context = canvas.getContext('2d')!
    context.fillStyle = 'teal'
    context.fillRect(0, 0, 200, 200)
    context.fillStyle = 'orange'
    context.fillRect(200, 0, 200, 200)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    return [...new Uint8Array(await blob!.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

export const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })

/** Lets the own profile ask who may see the contact data: everybody in the demo has answered. */
export const askForContact = (page: Page) =>
  page.route(/\/api\/user\/profile\/\d+\/$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), contact_asked: false } })
  })

/** Opens the form of a section, and saves it once `fill` has filled it in. */
async function add(page: Page, name: string, button: string, fill: (form: Locator) => Promise<void>) {
  const part = section(page, name)
  await part.getByRole('button', { name: button }).click()
  const form = part.getByRole('form')
  await fill(form)
  await save(form)
}

async function save(form: Locator) {
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

type Head = { shortIntro: string; bio: string; location: string }

export async function writeHead(page: Page, { shortIntro, bio, location }: Head) {
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Short intro').fill(shortIntro)
  await page.getByLabel('Bio').fill(bio)
  await choose(page.getByRole('main'), 'Location', location)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
}

export const addSkill = (page: Page, skill: string, level: string) =>
  add(page, 'Skills', 'Add skill', async (form) => {
    await choose(form, 'Skill', skill)
    await form.getByLabel('Skill level').selectOption(level)
  })

export const addRate = (page: Page, amount: string, period: string) =>
  add(page, 'Rate', 'Add expected rate', async (form) => {
    await form.getByLabel('Amount').fill(amount)
    await form.getByLabel('Period').selectOption(period)
  })

export const addEmploymentType = (page: Page, type: string) =>
  add(page, 'Employment Type', 'Add employment type', async (form) => {
    await form.getByLabel('Type').selectOption(type)
  })

export const addLanguage = (page: Page, language: string, proficiency: string) =>
  add(page, 'Language', 'Add language', (form) => fillLanguage(form, language, proficiency))

async function fillLanguage(form: Locator, language: string, proficiency: string) {
  await form.getByLabel('Language').selectOption(language)
  await form.getByLabel('Proficiency').selectOption(proficiency)
}

/** In the form that a link to what is missing has opened. */
export async function addMissingLanguage(page: Page, language: string, proficiency: string) {
  const form = section(page, 'Language').getByRole('form', { name: 'Add language' })
  await fillLanguage(form, language, proficiency)
  await save(form)
}

export async function uploadResume(page: Page, name: string, buffer: Buffer) {
  const part = section(page, 'Resume')
  await part.getByRole('button', { name: 'Add resume' }).click()
  await part
    .getByLabel('Choose a PDF or drop it here')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await expect(part.getByRole('button', { name: 'More' })).toBeVisible()
  await expect(part.getByText(name, { exact: true })).toBeVisible()
}

export async function changePicture(page: Page, buffer: Buffer) {
  await page.getByLabel('Change picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog).toBeHidden()
}
