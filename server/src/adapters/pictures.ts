import type { FastifyInstance } from 'fastify'
import { errors } from 'flydrive'
import type { Files } from './files.ts'

const YEAR_SECONDS = 31_536_000

// A name that nobody can guess: 22 characters hold 128 bits.
const NAME = /^[\w-]{22}\.webp$/

/** A picture never changes under its name, so a profile keeps this whole address. */
export const pictureAddress = (name: string) => `/files/pictures/${name}.webp`
export const pictureKey = (name: string) => `pictures/${name}.webp`

/** /files/pictures/<name>.webp: the pictures of people and companies, and no other file. */
export function servePictures(app: FastifyInstance, files: Files) {
  app.get<{ Params: { name: string } }>('/files/pictures/:name', async ({ params: { name } }, response) => {
    const bytes = NAME.test(name) ? await read(files, `pictures/${name}`) : undefined
    if (!bytes) return response.code(404).send({ error: 'Page Not Found' })
    return response
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(Buffer.from(bytes))
  })
}

/** Nothing where there is no such file; whatever else goes wrong is thrown. */
async function read(files: Files, key: string) {
  try {
    return await files.getBytes(key)
  } catch (error) {
    const cause = error instanceof errors.E_CANNOT_READ_FILE ? error.cause : undefined
    if ((cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return undefined
    throw error
  }
}
