import { createRequire } from 'node:module'
import type { Endpoint } from '@guildhall/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { DOCS_SECURITY_POLICY } from './headers.ts'
import { serveCachedFile } from './cachedFile.ts'

export type Contract = Record<string, Record<string, Endpoint>>

const require = createRequire(import.meta.url)
const { version } = require('../../../package.json') as { version: string }

/** The contract as an OpenAPI 3.1 document. */
export function describe(contract: Contract, siteName: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [room, endpoints] of Object.entries(contract)) {
    for (const [name, e] of Object.entries(endpoints)) {
      const addresses = [e.path, ...(e.aliases ?? [])]
      addresses.forEach((address, index) => {
        const path = address.replace(/:(\w+)/g, '{$1}')
        const id = index === 0 ? name : `${name}Alias${index}`
        paths[path] = { ...paths[path], [e.method.toLowerCase()]: operation(room, id, e) }
      })
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version },
    paths,
    components: {
      securitySchemes: {
        access: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word JWT, a space, and the access token',
        },
      },
    },
  }
}

const WHO = {
  anyone: 'For anyone.',
  user: 'For any account.',
  personal: 'For personal accounts.',
  company: 'For company accounts.',
}

function operation(room: string, name: string, e: Endpoint) {
  return {
    operationId: name,
    tags: [room],
    summary: e.summary,
    description: WHO[e.who],
    security: e.who === 'anyone' ? [{}, { access: [] }] : [{ access: [] }],
    parameters: [...parameters(e.params, 'path'), ...parameters(e.query, 'query')],
    ...(e.body && { requestBody: { required: true, content: json(schemaOf(e.body, 'input')) } }),
    responses: responsesOf(e),
  }
}

function responsesOf(e: Endpoint) {
  const refused = {
    ...(e.who !== 'anyone' && { 401: 'Please log in' }),
    ...(((e.who !== 'anyone' && e.who !== 'user') || e.refusesDemo) && { 403: 'Not allowed' }),
    ...((e.limits || e.quota) && { 429: 'Too often; Retry-After says in how many seconds to try again' }),
  }
  const implied = Object.fromEntries(
    Object.entries(refused).map(([status, description]) => [
      status,
      {
        description,
        ...(status === '429' && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
        content: json({ type: 'object', properties: { error: { type: 'string' } }, required: ['error'] }),
      },
    ]),
  )
  const declared = Object.fromEntries(
    Object.entries(e.responses).map(([status, schema]) => [
      status,
      {
        description: MEANING[status] ?? 'Success',
        ...(status !== '204' && { content: json(schemaOf(schema, 'output')) }),
      },
    ]),
  )
  return { ...implied, ...declared }
}

const MEANING: Record<string, string> = {
  302: 'It is so',
  400: 'Bad input',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'No such thing',
  409: 'Done already',
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as JsonSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** /api/openapi.json, and /api/docs to read it: Swagger UI from its package, nothing from elsewhere. */
export function serveDocs(app: FastifyInstance, contract: Contract, siteName: string) {
  const document = describe(contract, siteName)
  app.get('/api/openapi.json', async () => document)
  app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, response) => {
      response.headers({ 'content-security-policy': DOCS_SECURITY_POLICY, 'cache-control': 'no-cache' })
    })
    for (const [name, type] of Object.entries(ASSETS)) {
      const send = serveCachedFile(require.resolve(`swagger-ui-dist/${name}`))
      docs.get(`/api/docs/assets/${name}`, { compress: false }, (request, response) =>
        send(request, response.type(type)),
      )
    }
    docs.get('/api/docs', async (_request, response) => response.type('text/html; charset=utf-8').send(PAGE))
    docs.get('/api/docs/start.js', async (_request, response) => response.type('text/javascript').send(START))
  })
}

/** Of the package only these: its source maps are larger than all else, and nobody here debugs it. */
const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<div id="api"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>`

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true })`
