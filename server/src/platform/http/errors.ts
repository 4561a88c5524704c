import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isQueryTimeout } from '../../db/connect.ts'
import { isOutdatedPlan } from '../../db/statementNames.ts'
import type { Headers } from './rawRefusal.ts'
import { BUSY, Refused } from './refusal.ts'

// PostgreSQL's error classes and codes for which a retry may succeed: connection lost, out of resources, shutting down,
// disk failure, statement or lock timeout, deadlock or serialization failure, read-only during a failover.
const RETRYABLE = /^(08|53|57P|40)|^(55P03|57014|25P03|25006|58030)$/
// Error codes of a broken connection and of a failed attempt to connect to any of a host's addresses.
const CONNECTION_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
const CONNECT_SYSCALLS = ['connect', 'getaddrinfo']
const CONNECTION_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

export const RETRY_AFTER_SECONDS = 5

export const UNREADABLE = 'The request could not be read.'

export const errorMessages: Record<number, string> = {
  408: 'The request took too long. Please try again.',
  413: 'This is too large to send. Please shorten it.',
  415: 'Please send JSON.',
  431: 'The headers of the request are too large.',
}

/** Answers every error in one shape, {error}, with a fixed message for a failure of the server. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refused, request, response) => {
    if (error instanceof Refused) {
      if (error.status === 429 || error.status === 503)
        response.header('retry-after', error.retryAfter ?? RETRY_AFTER_SECONDS)
      return response.code(error.status).send(error.body)
    }
    // The client closed the connection before its request was complete: nobody reads the response.
    if (request.raw.errored) return response.code(400).send({ error: UNREADABLE })
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error }, 'database unavailable')
      return response.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ error: BUSY })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return response.code(status).send({ error: errorMessages[status] ?? UNREADABLE })
    request.log.error({ err: error }, 'a request failed')
    return response.code(500).send({ error: 'Something went wrong on our side. Please try again.' })
  })
}

/** For Fastify's `frameworkErrors`: a path that can't be decoded reaches no handler and no hook of the app. */
export const refusePath =
  (headers: Headers) => (_error: FastifyError, _request: unknown, response: FastifyReply) =>
    void response.code(400).headers(headers).send({ error: UNREADABLE })

type SystemError = Error & { code?: string; syscall?: string }

function isDatabaseUnavailable(error: SystemError) {
  const { code = '', syscall = '', message } = error
  // While connecting, a missing socket file or host name means an unavailable database; elsewhere ENOENT is a bug.
  const isDisconnected = CONNECTION_ERRORS.includes(code) || CONNECT_SYSCALLS.includes(syscall)
  const isRetryable = RETRYABLE.test(code) || isQueryTimeout(error) || isOutdatedPlan(error)
  return isDisconnected || isRetryable || CONNECTION_MESSAGES.test(message)
}
