import { timingSafeEqual } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { databaseNow } from '../db/clock.ts'
import { byteRange } from '../platform/http/byteRange.ts'
import { keyedHash } from '../platform/keyedHash.ts'
import { fileLimits } from '../platform/http/routeLimits.ts'
import { Refused } from '../platform/http/refusal.ts'
import { findFile, type Files } from './files.ts'

type Query = Record<string, unknown>

const VALID_SECONDS = 5 * 60
const EXPIRED = 'This link has expired. Please open the resume again.'

// Unguessable: 22 characters hold 128 bits. The file's own name is only in its path.
const PATH = /^\/files\/resumes\/(?<name>[\w-]{22})\/(?<fileName>[^/]+)$/

/** The path stored in a profile. The last part is the percent-encoded name that its owner gave the file. */
export const resumePath = (name: string, fileName: string) =>
  `/files/resumes/${name}/${encodeURIComponent(fileName)}`
export const resumeKey = (name: string) => `resumes/${name}.pdf`

/** The key and the shown name of the file at a path; undefined if the path is not that of a resume. */
export function parseResumePath(path: string) {
  const { name, fileName } = PATH.exec(path)?.groups ?? {}
  return name && fileName ? { key: resumeKey(name), fileName: decodeURIComponent(fileName) } : undefined
}

/** Signs paths of resumes for five minutes: a frame and a download can't send an access token. */
function resumeSigner(secret: string) {
  const hash = keyedHash(secret, 'resume paths')
  return {
    sign(path: string) {
      const expires = String(Math.floor(databaseNow() / 1000) + VALID_SECONDS)
      return `${path}?expires=${expires}&signature=${hash(`${path} ${expires}`)}`
    },
    isValid(path: string, { expires, signature }: Query) {
      const [expected, actual] = [hash(`${path} ${String(expires)}`), String(signature)].map((text) =>
        Buffer.from(text),
      )
      if (expected!.length !== actual!.length || !timingSafeEqual(expected!, actual!)) return false
      return Number(expires) * 1000 > databaseNow()
    },
  }
}

/** Makes links to resumes by their stored path: a signed path, with the file's name and size; null without a file. */
export function resumeLinks(files: Files, secret: string) {
  const signer = resumeSigner(secret)
  return async (path: string | null) => {
    const file = path === null ? undefined : parseResumePath(path)
    const stored = file && (await findFile(files, file.key))
    if (path === null || !stored) return null
    return { resume: signer.sign(path), name: file.fileName, size: stored.contentLength }
  }
}

/**
 * A PDF is shown in a frame of our pages. The policy keeps HTML in it inert, but not the scripts of the PDF itself, which
 * are refused at upload: see decision 064.
 */
const HEADERS = {
  'content-type': 'application/pdf',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'accept-ranges': 'bytes',
}

/** Serves a resume at its signed path, to be shown or, with ?download=1, saved. */
export function serveResumes(app: FastifyInstance, files: Files, secret: string) {
  const signer = resumeSigner(secret)
  app.get<{ Querystring: Query }>(
    '/files/resumes/:name/:fileName',
    { compress: false, config: { limits: fileLimits } },
    async (request, response) => {
      const resume = parseResumePath(request.target.path)
      if (!resume || !signer.isValid(request.target.path, request.query)) throw new Refused(403, EXPIRED)
      const size = (await findFile(files, resume.key))?.contentLength
      if (size === undefined) return response.code(404).send({ error: 'Page Not Found' })
      const type = request.query['download'] === '1' ? 'attachment' : 'inline'
      response.headers({ ...HEADERS, 'content-disposition': contentDisposition(resume.fileName, { type }) })

      const range = byteRange(request.headers.range, size)
      if (range === 'unsatisfiable')
        return response
          .code(416)
          .type('application/json')
          .header('content-range', `bytes */${size}`)
          .send({ error: 'This part of the file does not exist.' })
      const { start, end } = range ?? { start: 0, end: size - 1 }
      if (range) response.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
      response.header('content-length', end - start + 1)
      return response.send(await files.getRange(resume.key, { start, end }))
    },
  )
}
