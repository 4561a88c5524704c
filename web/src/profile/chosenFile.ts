import type { UploadedFile } from '@guildhall/contract/endpoint'
import { FILE_ERRORS } from '@guildhall/contract/fileErrors'

const PDF_MAGIC = '%PDF-'

const isPdf = async (file: Blob) => (await file.slice(0, PDF_MAGIC.length).text()) === PDF_MAGIC

/** Why a file can't be uploaded, before it is sent; undefined if the server has to decide. */
export async function findFileError(file: File, { types, maxBytes }: UploadedFile, wrongType: string) {
  if (!types.includes(file.type)) return wrongType
  if (file.size === 0) return FILE_ERRORS.empty
  if (file.size > maxBytes) return FILE_ERRORS.tooLarge
  if (file.type === 'application/pdf' && !(await isPdf(file))) return wrongType
}
