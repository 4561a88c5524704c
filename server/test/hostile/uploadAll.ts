import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { profile } from '@guildhall/contract/profile/endpoints'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect } from 'vitest'
import { openFolder } from '../../src/adapters/files.ts'
import { freshFolder } from '../folders.ts'
import { freshInstance } from '../instance.ts'
import { seededRandom } from '../seed.ts'
import { aPdf, upload } from '../uploads.ts'
import { hostileFiles, mutantOf, type HostileFile } from './files.ts'

/** How many files were accepted and refused. */
export type Tally = { accepted: number; refused: number }

/**
 * Uploads every hostile file, as a resume and as a picture.
 *
 * @throws if one of them makes the server fail, is accepted although it isn't valid, or leaves a file when refused
 */
export const uploadHostileFiles = async () => uploadAll(await hostileFiles())

/** Uploads mutants of a valid PDF and a valid PNG: each is refused or accepted. */
export async function uploadMutants(count: number) {
  const random = seededRandom()
  const [pdf, png] = [await aPdf(), await aPicture()]
  return uploadAll(
    Array.from({ length: count }, (_, n) => [
      { name: `mutant ${n} of a PDF`, content: mutantOf(pdf, random), isValid: 'resume' as const },
      { name: `mutant ${n} of a PNG`, content: mutantOf(png, random), isValid: 'picture' as const },
    ]).flat(),
    { isEachValid: false },
  )
}

const aPicture = () =>
  sharp({
    create: {
      width: 60,
      height: 60,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', sigma: 30 },
    },
  })
    .png()
    .toBuffer()

async function uploadAll(hostile: HostileFile[], { isEachValid = true } = {}) {
  const errors: string[] = []
  const folder = await freshFolder()
  const instance = await freshInstance({
    files: await openFolder(folder),
    log: pino({ level: 'error' }, { write: (line) => void errors.push(line) }),
  })
  const as = await instance.newAccount()
  const countFiles = async () => (await readdir(folder, { recursive: true })).length
  const tally: Tally = { accepted: 0, refused: 0 }

  for (const file of hostile)
    for (const [kind, e] of [
      ['resume', profile.saveResume],
      ['picture', profile.saveImage],
    ] as const) {
      const before = await countFiles()
      const fields: Record<string, string> = kind === 'resume' ? { name: file.resumeName ?? 'cv.pdf' } : {}
      const { statusCode, payload } = await upload(instance, e, file, { as, fields })
      if (!expectedStatuses(file.isValid === kind, isEachValid).includes(statusCode))
        throw new Error(`${file.name} as a ${kind}: ${statusCode} ${payload}`)
      if (statusCode === 201) tally.accepted += 1
      else tally.refused += 1
      if (statusCode !== 201 && (await countFiles()) !== before)
        throw new Error(`${file.name}, refused as a ${kind}, has left a file.`)
    }
  expect(errors).toEqual([])
  const drafts = await readdir(join(folder, '.drafts'))
  expect(drafts).toEqual([])
  return tally
}

const REFUSED = [400, 413, 415]

/** Whether a mutant is still valid is unknown. */
const expectedStatuses = (isValid: boolean, isEachValid: boolean) => [
  ...(isValid ? [201] : []),
  ...(isValid && isEachValid ? [] : REFUSED),
]
