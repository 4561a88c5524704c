import type { UploadedFile } from '@guildhall/contract/endpoint'
import { texts } from './messages.ts'

const MEGABYTE = 1024 * 1024
const PDF_MAGIC = '%PDF-'

/** 'JPEG, PNG or WebP' for the media types of these. */
function namesOf(types: readonly string[]) {
  const names = types.map((type) =>
    type
      .slice(type.indexOf('/') + 1)
      .toUpperCase()
      .replace('WEBP', 'WebP'),
  )
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')
}

const isPdf = async (file: Blob) => (await file.slice(0, PDF_MAGIC.length).text()) === PDF_MAGIC

/** Why a file can't be uploaded, before it is sent; undefined if the server has to decide. */
export async function findFileError(file: File, { types, maxBytes }: UploadedFile) {
  const { wrongType, empty, tooLarge } = texts.upload
  if (!types.includes(file.type)) return wrongType(namesOf(types))
  if (file.size === 0) return empty
  if (file.size > maxBytes) return tooLarge(maxBytes / MEGABYTE)
  if (file.type === 'application/pdf' && !(await isPdf(file))) return wrongType(namesOf(types))
}
