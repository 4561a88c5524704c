import sharp from 'sharp'
import { keyedHash } from '../src/platform/keyedHash.ts'
import type { Files } from '../src/adapters/files.ts'
import { picturePath, pictureKey } from '../src/adapters/pictures.ts'
import { resumeKey, resumePath } from '../src/adapters/resumes.ts'
import { plainLetters } from './generate/text.ts'
import { drawLogo } from './logos.ts'
import { drawPortrait } from './portraits.ts'
import { createResume } from './resume.ts'
import type { Demo, DemoCandidate } from './types.ts'
import { logoOf } from './workplaces.ts'

// sharp converts pictures in other threads, while JavaScript writes the next resume.
const MAX_CONCURRENT = 8

/** The URL paths of the demo's files, by username. */
export type FilePaths = Map<string, { picture: string; resume?: string }>

/**
 * Creates and stores the pictures and resumes. Their names are derived from the installation's secret, so they can't be
 * guessed, and a repeated seeding overwrites the files of one that was interrupted.
 */
export async function createFiles(
  { companies, candidates }: Demo,
  files: Files,
  secret: string,
  today: Date,
) {
  const hash = keyedHash(secret, 'demo files')
  const nameFor = (kind: string, username: string) => hash(`${kind} ${username}`)
  const paths: FilePaths = new Map()

  const picture = async (username: string, svg: string) => {
    const name = nameFor('picture', username)
    await files.put(pictureKey(name), await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer())
    paths.set(username, { ...paths.get(username), picture: picturePath(name) })
  }
  const resume = async (person: DemoCandidate) => {
    const name = nameFor('resume', person.username)
    const fileName = `${plainLetters(person.name).replace(/[^A-Za-z]+/g, '-')}.pdf`
    await files.put(resumeKey(name), await createResume(person, today))
    paths.set(person.username, {
      ...paths.get(person.username)!,
      resume: resumePath(name, fileName),
    })
  }

  await forEachConcurrently(companies, ({ username }) =>
    picture(username, drawLogo(username, logoOf(username))),
  )
  await forEachConcurrently(candidates, async (person) => {
    await picture(person.username, drawPortrait(person.username, person.looks))
    if (person.hasResume !== false) await resume(person)
  })
  return paths
}

async function forEachConcurrently<T>(list: readonly T[], work: (item: T) => Promise<void>) {
  const remaining = list.values()
  const worker = async () => {
    for (const item of remaining) await work(item)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
}
