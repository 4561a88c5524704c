import sharp from 'sharp'
import { keyedHash } from '../src/platform/http/keyedHash.ts'
import type { Files } from '../src/adapters/files.ts'
import { picturePath, pictureKey } from '../src/adapters/pictures.ts'
import { plainLetters } from './generate/text.ts'
import { drawLogo } from './logos.ts'
import { drawPortrait } from './portraits.ts'
import { printResume } from './resume.ts'
import type { Demo, DemoCandidate } from './types.ts'
import { markOf } from './workplaces.ts'

// Pictures are drawn outside of JavaScript while the next résumé is set.
const AT_ONCE = 8

/** Where the demo's files are, by username. */
export type Addresses = Map<string, { picture: string; resume?: string }>

/**
 * Draws the pictures and prints the résumés. Their names follow from the installation's secret, so nobody guesses
 * them, and a seeding that was cut off writes the same files again.
 */
export async function makeFiles({ companies, candidates }: Demo, files: Files, secret: string, today: Date) {
  const hash = keyedHash(secret, 'demo files')
  const nameFor = (kind: string, username: string) => hash(`${kind} ${username}`)
  const addresses: Addresses = new Map()

  const picture = async (username: string, svg: string) => {
    const name = nameFor('picture', username)
    await files.put(pictureKey(name), await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer())
    addresses.set(username, { ...addresses.get(username), picture: picturePath(name) })
  }
  const resume = async (person: DemoCandidate) => {
    const key = `resumes/${nameFor('resume', person.username)}/${plainLetters(person.name).replace(/[^A-Za-z]+/g, '-')}.pdf`
    await files.put(key, await printResume(person, today))
    addresses.set(person.username, { ...addresses.get(person.username)!, resume: `/files/${key}` })
  }

  await atOnce(companies, ({ username }) => picture(username, drawLogo(username, markOf(username))))
  await atOnce(candidates, async (person) => {
    await picture(person.username, drawPortrait(person.username, person.looks))
    if (person.hasResume !== false) await resume(person)
  })
  return addresses
}

async function atOnce<T>(list: readonly T[], work: (one: T) => Promise<void>) {
  const rest = list.values()
  const worker = async () => {
    for (const one of rest) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
