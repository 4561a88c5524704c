import type { Limit } from '@guildhall/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const local = { by: 'ip', store: 'local', seconds: 5 * 60 } as const

/** For pages, and for all paths that have no limit of their own, unknown ones included. */
export const pageLimits: readonly Limit[] = [{ name: 'page', ...local, times: 1500 }]

/** For pictures and resumes: a board shows 20 pictures, and a viewer reads a long resume in 80 parts. */
export const fileLimits: readonly Limit[] = [{ name: 'file', ...local, times: 3000 }]

/** For the files of the web app and of the API documentation: a first visit loads up to 60. */
export const assetLimits: readonly Limit[] = [{ name: 'asset', ...local, times: 6000 }]

/** Counts the calls of an address for each route, and refuses those over a limit before anything else is done. */
export function limitRoutes(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    await app.limits?.countAddress(limitsOfRoute(request), request)
  })
}

function limitsOfRoute({ routeOptions: { config } }: FastifyRequest) {
  return config.limits ?? (config.unlimited === undefined ? pageLimits : [])
}

/** Sets the limits of all routes that a plugin registers afterwards. */
export function limitAll(app: FastifyInstance, limits: readonly Limit[]) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, limits }
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits of a route. `limitRoutes` counts those by address, `mount` the others. The default is that of pages. */
    limits?: readonly Limit[]
    /** The reason for having no limits. */
    unlimited?: string
  }
}
