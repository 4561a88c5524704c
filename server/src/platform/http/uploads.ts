import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { UploadedFile } from '@guildhall/contract/endpoint'
import { FILE_ERRORS } from '@guildhall/contract/fileErrors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import { letClientClose } from './connections.ts'
import { BUSY, Refused, refusedFields } from './refusal.ts'
import { fairSlots, type Holder } from './slots.ts'

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

const THRESHOLDS = {
  /** Bodies in memory: see decision 063. */
  max: 8,
  maxPerAccount: 2,
  maxPerNetwork: 6,
  maxWaiting: 100,
  maxWaitingPerAccount: 4,
  maxWaitingPerNetwork: 60,
  /** Well before the time for the whole request is over, which ends its connection: its client would read no response. */
  maxWaitMs: 30_000,
  /** The least that an upload must send in each window, or it is ended: 8 KB/s, as in the slowest mobile networks. */
  windowMs: 5_000,
  minBytes: 40 * 1024,
  /** The same while others wait: a file of the maximum size would not arrive in the 60 s that it has. */
  minBytesWhileOthersWait: 440 * 1024,
}
export type UploadThresholds = typeof THRESHOLDS

/** Makes the endpoints that are mounted in `app` accept multipart bodies, and no others. */
export function acceptUploads(app: FastifyInstance, over: Partial<UploadThresholds> = {}) {
  const thresholds = { ...THRESHOLDS, ...over }
  app.decorate('uploads', { slots: fairSlots(thresholds), thresholds })
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
    const { slots, thresholds } = request.server.uploads
    // A slot is taken until the response is sent or the client has gone. Others wait without being read.
    const disconnected = new Refused(400, FILE_ERRORS.broken)
    const client = new AbortController()
    raw.once('close', () => client.abort(disconnected))
    const holders = holdersOf(request, thresholds)
    const leave = await slots.enter(holders, client.signal)
    if (raw.closed) {
      leave()
      throw disconnected
    }
    raw.once('close', leave)
    const pace = watchPace(request.raw, () => slots.isAwaited(holders), thresholds)
    try {
      await Promise.race([readParts(request, file), pace.tooSlow])
    } catch (error) {
      throw refusalOf(error as FastifyError)
    } finally {
      pace.stop()
      request.raw.unpipe()
      // What is left of a refused body is discarded, so that the connection can be used again.
      request.raw.resume()
    }
  }
}

const holdersOf = ({ user, ip }: FastifyRequest, thresholds: UploadThresholds): Holder[] => [
  {
    key: `account ${user?.id}`,
    max: thresholds.maxPerAccount,
    maxWaiting: thresholds.maxWaitingPerAccount,
  },
  {
    key: `network ${networkOf(ip)}`,
    max: thresholds.maxPerNetwork,
    maxWaiting: thresholds.maxWaitingPerNetwork,
  },
]

/** Rejects `tooSlow` after a window in which too little of a body has arrived. */
function watchPace(
  request: IncomingMessage,
  isContested: () => boolean,
  { windowMs, minBytes, minBytesWhileOthersWait }: UploadThresholds,
) {
  const tooSlow = Promise.withResolvers<never>()
  let before = request.socket.bytesRead
  const interval = setInterval(() => {
    const received = request.socket.bytesRead - before
    before += received
    if (request.complete) clearInterval(interval)
    else if (received < minBytes) tooSlow.reject(new Refused(408, FILE_ERRORS.slow))
    else if (isContested() && received < minBytesWhileOthersWait) tooSlow.reject(new Refused(503, BUSY))
  }, windowMs)
  return { tooSlow: tooSlow.promise, stop: () => clearInterval(interval) }
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
  interface FastifyInstance {
    /** The slots of this plugin's uploads. */
    uploads: { slots: ReturnType<typeof fairSlots>; thresholds: UploadThresholds }
  }
  interface FastifyRequest {
    /** The file of a multipart body. */
    uploadedFile?: Buffer
  }
}
