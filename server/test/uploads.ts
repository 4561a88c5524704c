import type { Endpoint } from '@guildhall/contract/endpoint'
import { profile } from '@guildhall/contract/profile/endpoints'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Account } from './factories.ts'
import type { TestInstance } from './instance.ts'

/** A file as a browser sends it: its content, its name and its media type. */
export type Sent = { content: Uint8Array | string; fileName?: string; type?: string }

/** A valid resume of one page, with a comment at its end that makes it larger. */
export async function aPdf(text = 'Ann Baker', comment = '') {
  const page = new PDFDocument({ size: 'A4', compress: false })
  page.text(text)
  page.end()
  return Buffer.concat([...((await page.toArray()) as Buffer[]), Buffer.from(`%${comment}\n%%EOF\n`)])
}

/** A valid picture of one color. */
export const aPicture = (background = '#dc1414') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

/** The body of a form with one file, and its headers. */
export async function formWith(field: string, { content, fileName = 'file', type = '' }: Sent, fields = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(fields)) form.append(name, value)
  form.append(field, new Blob([content as string], { type }), fileName)
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  }
}

/** Uploads a file in its field. */
export async function upload(
  { app }: Pick<TestInstance, 'app'>,
  e: Endpoint,
  file: Sent,
  { as, fields = {} }: { as?: Account | undefined; fields?: Record<string, string> } = {},
) {
  const { payload, headers } = await formWith(e.file!.field, file, fields)
  return app.inject({
    method: 'POST',
    url: e.path,
    payload,
    headers: { ...headers, ...(as && { authorization: `JWT ${as.access}` }) },
  })
}

export const uploadResume = (instance: Pick<TestInstance, 'app'>, as: Account, file: Sent, name = 'cv.pdf') =>
  upload(instance, profile.saveResume, file, { as, fields: { name } })
