import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isUnanswered } from '../../db/connect.ts'
import type { Headers } from './bareResponse.ts'
import { BUSY, Refused } from './refusal.ts'

// Classes and codes of PostgreSQL that mean "later", not "wrong": connection lost, out of resources, shutting down,
// a disk that fails, a statement or lock that took too long, two transactions in each other's way, a server that may
// only be read because another one is taking over.
const LATER = /^(08|53|57P|40)|^(55P03|57014|25P03|25006|58030)$/
// What the system says of a connection that broke, and of one that could not be made to any of a host's addresses.
const LOST = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
const CONNECTING = ['connect', 'getaddrinfo']
const LOST_SENTENCES = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

export const RETRY_AFTER_SECONDS = 5

export const UNREADABLE = 'The request could not be read.'

export const sentences: Record<number, string> = {
  408: 'The request took too long.',
  413: 'This is too large.',
  415: 'Please send JSON.',
  431: 'The headers of the request are too large.',
}

/** One shape for every failure: {error}, and a fixed sentence where the cause is ours. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refused, request, response) => {
    if (error instanceof Refused) {
      if (error.status === 429 || error.status === 503)
        response.header('retry-after', error.retryAfter ?? RETRY_AFTER_SECONDS)
      return response.code(error.status).send(error.body)
    }
    // The client went away before its request was whole: nobody reads the response.
    if (request.raw.errored) return response.code(400).send({ error: UNREADABLE })
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database did not answer in time')
      return response.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ error: BUSY })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return response.code(status).send({ error: sentences[status] ?? UNREADABLE })
    request.log.error({ err: error }, 'a request failed')
    return response.code(500).send({ error: 'Something went wrong on our side. Please try again.' })
  })
}

/** For Fastify's `frameworkErrors`: a path that cannot be decoded reaches no handler and no hook of an app. */
export const refusePath =
  (headers: Headers) => (_error: FastifyError, _request: unknown, response: FastifyReply) =>
    void response.code(400).headers(headers).send({ error: UNREADABLE })

type SystemError = Error & { code?: string; syscall?: string }

function isDatabaseAway(error: SystemError) {
  const { code = '', syscall = '', message } = error
  // Only who connects can miss a socket's file or a host's name; any other missing file is a bug.
  const isGone = LOST.includes(code) || CONNECTING.includes(syscall)
  return isGone || LATER.test(code) || LOST_SENTENCES.test(message) || isUnanswered(error)
}
