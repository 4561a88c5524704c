import type { FastifyInstance } from 'fastify'
import { fileLimits } from '../platform/http/routeLimits.ts'
import { isMissing, type Files } from './files.ts'

const YEAR_SECONDS = 31_536_000

// Unguessable: 22 characters hold 128 bits.
const FILE = /^(?<name>[\w-]{22})\.webp$/

/** The path stored in a profile. A picture never changes under its name. */
export const picturePath = (name: string) => `/files/pictures/${name}.webp`
export const pictureKey = (name: string) => `pictures/${name}.webp`

/** Serves the pictures of people and companies at /files/pictures/<name>.webp, and no other file. */
export function servePictures(app: FastifyInstance, files: Files) {
  app.get<{ Params: { file: string } }>(
    '/files/pictures/:file',
    { config: { limits: fileLimits } },
    async ({ params }, response) => {
      const { name } = FILE.exec(params.file)?.groups ?? {}
      const bytes = name ? await readPicture(files, pictureKey(name)) : undefined
      if (!bytes) return response.code(404).send({ error: 'Page Not Found' })
      return response
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(Buffer.from(bytes))
    },
  )
}

/** Returns undefined if there is no such file; throws any other error. */
async function readPicture(files: Files, key: string) {
  try {
    return await files.getBytes(key)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
