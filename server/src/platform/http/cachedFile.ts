import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { memoize } from '../promises.ts'
import { SharedBody } from './sharedBody.ts'

/** Serves content that never changes. It is read and compressed once, at the first request. */
export function serveCached(read: () => Promise<Buffer | string>) {
  const cached = memoize(async () => SharedBody.of(await read()))
  return async (request: FastifyRequest, response: FastifyReply) => (await cached()).send(request, response)
}

export const serveCachedFile = (path: string) => serveCached(() => readFile(path))
