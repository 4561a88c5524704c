import multipart from '@fastify/multipart'
import type { UploadedFile } from '@guildhall/contract/endpoint'
import { FILE_ERRORS } from '@guildhall/contract/fileErrors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitConcurrency } from './concurrency.ts'
import { letClientClose } from './connections.ts'
import { Refused, refusedFields } from './refusal.ts'

const MAX_FIELD_BYTES = 4096
const LIMITS = {
  files: 1,
  fields: 3,
  parts: 4,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldSize: MAX_FIELD_BYTES,
}
/** The parts of a body beside its file. */
const MAX_OVERHEAD_BYTES = 32 * 1024

/** Well before the time for the whole request is over, which ends its connection: its client would read no response. */
const MAX_WAIT_MS = 30_000

/**
 * A body takes a place until its response is sent or its client has gone; then a picture of it may still wait for the
 * decoder, which limits how many do. Others wait without being read: see decision 063.
 */
const uploads = limitConcurrency({ max: 8, maxPending: 108, maxWaitMs: MAX_WAIT_MS })

/** Makes the endpoints that are mounted in `app` accept multipart bodies, and no others. */
export function acceptUploads(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.register(multipart, { limits: LIMITS })
  app.addContentTypeParser('*', async () => {
    throw new Refused(415, FILE_ERRORS.notMultipart)
  })
  app.addHook('onSend', async (_request, { raw }) => letClientClose(raw))
}

/** Refuses a body that is too large before it is read. */
export function refuseOversized({ maxBytes }: UploadedFile, { headers }: FastifyRequest) {
  if (Number(headers['content-length'] ?? 0) > maxBytes + MAX_OVERHEAD_BYTES)
    throw new Refused(413, FILE_ERRORS.tooLarge)
}

/** Reads the fields of a body into `request.body` and its file into `request.uploadedFile`. */
export function readUpload(file: UploadedFile) {
  return async (request: FastifyRequest, { raw }: FastifyReply) => {
    if (!request.isMultipart()) throw new Refused(415, FILE_ERRORS.notMultipart)
    const leave = await uploads.enter()
    // The client disconnected while it waited.
    if (raw.closed) {
      leave()
      throw new Refused(400, FILE_ERRORS.broken)
    }
    raw.once('close', leave)
    try {
      await readParts(request, file)
    } catch (error) {
      throw refusalOf(error as FastifyError)
    } finally {
      // What is left of a refused body is discarded, so that the connection can be used again.
      request.raw.resume()
    }
  }
}

async function readParts(request: FastifyRequest, { field, maxBytes }: UploadedFile) {
  const fields: Record<string, unknown> = {}
  let file: Buffer | undefined
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === field) file = await part.toBuffer()
    else part.file.resume()
  }
  if (!file) throw refusedFields({ [field]: [FILE_ERRORS.missing] })
  request.body = fields
  request.uploadedFile = file
}

/** The parser's errors have no codes. */
const PARSER_ERRORS =
  /^Unsupported Content-Type|^Multipart: Boundary not found|^The needle cannot|unexpected end of multipart data$/i

/** The plugin answers 413 to every limit. An error that is neither its own nor the parser's is a bug. */
function refusalOf(error: FastifyError | Refused) {
  if (error instanceof Refused) return error
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return new Refused(413, FILE_ERRORS.tooLarge)
  if (error.code === 'FST_FILES_LIMIT') return new Refused(400, FILE_ERRORS.several)
  const isBroken = error.code?.startsWith('FST_') || PARSER_ERRORS.test(error.message)
  return isBroken ? new Refused(400, FILE_ERRORS.broken) : error
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a multipart body. */
    uploadedFile?: Buffer
  }
}
