import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { COMMON_REFUSALS, type Endpoint } from '@guildhall/contract/endpoint'
import type { Limit } from '@guildhall/contract/limits'
import { refusal } from '@guildhall/contract/responses'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { DOCS_SECURITY_POLICY } from './headers.ts'
import { assetLimits, limitAll } from './routeLimits.ts'
import { serveCached, serveCachedFile } from './cachedFile.ts'

export type Contract = Record<string, Record<string, Endpoint>>

const require = createRequire(import.meta.url)
/** The program's version. */
export const { version: VERSION } = require('../../../package.json') as { version: string }

/** The contract as an OpenAPI 3.1 document. Schemas with an `id` in zod's global registry are its components. */
export function openApiDocument(contract: Contract, siteName: string) {
  const { convert, schemas } = schemaConverter()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, e] of Object.entries(endpoints)) {
      const urls = [e.path, ...(e.aliases ?? [])]
      urls.forEach((url, index) => {
        const path = url.replace(/:(\w+)/g, '{$1}')
        const operationId = index === 0 ? name : `${name}Alias${index}`
        const described = { operationId, tags: [feature], ...describeOperation(e, convert) }
        paths[path] = { ...paths[path], [e.method.toLowerCase()]: described }
      })
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: VERSION },
    paths,
    components: {
      schemas,
      securitySchemes: {
        access: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`JWT`, a space, and the access token',
        },
      },
    },
  }
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [keyword: string]: unknown }
type Convert = (schema: z.ZodMiniType, io: 'input' | 'output') => JsonSchema

/** Converts zod schemas to JSON Schema and collects the named ones, to which the converted ones refer. */
function schemaConverter() {
  const schemas: Record<string, JsonSchema> = {}
  const convert: Convert = (schema, io) => {
    const converted = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    const { $schema: _, $defs = {}, ...root } = refToComponents(converted)
    for (const [name, named] of Object.entries($defs as Record<string, JsonSchema>)) {
      if (!isDeepStrictEqual((schemas[name] ??= named), named))
        throw new Error(`Two schemas have the id ${name}, or one whose input and output differ.`)
    }
    return root
  }
  return { convert, schemas }
}

const refToComponents = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema

const WHO = {
  anyone: 'For anyone.',
  user: 'For any account.',
  personal: 'For personal accounts.',
  company: 'For company accounts.',
}

function describeOperation(e: Endpoint, convert: Convert) {
  return {
    summary: e.summary,
    description: [WHO[e.who], ...describeLimits(e)].join(' '),
    security: e.who === 'anyone' ? [{}, { access: [] }] : [{ access: [] }],
    parameters: [
      ...describeParameters(e.params && convert(e.params, 'input'), 'path'),
      ...describeParameters(e.query && convert(e.query, 'input'), 'query'),
    ],
    ...((e.body || e.file) && { requestBody: { required: true, content: describeBody(e, convert) } }),
    responses: describeResponses(e, convert),
  }
}

const NETWORKS = {
  each: ' from one address',
  unknown: ' from addresses without an earlier login to its account',
}

/** Describes the limits of an endpoint in a sentence, if it has any. */
function describeLimits({ limits, unlimited, quota }: Endpoint) {
  const rates = limits.map(({ times, seconds, cost, pauseFrom, silent, ...limit }) =>
    [
      `${times} ${countedOf(limit)} in ${durationOf(seconds)} ${callersOf(limit)}`,
      cost && `, each of which counts as ${cost}`,
      pauseFrom && `, slower from ${pauseFrom} on`,
      silent && ', beyond which nothing is sent',
    ]
      .filter(Boolean)
      .join(''),
  )
  if (quota) rates.push(`${quota.perDay} ${quota.counted} a day`)
  if (unlimited) return [`No limit: ${unlimited}`]
  return rates.length > 0 ? [`At most ${rates.join('; ')}.`] : []
}

function countedOf({ counts }: Pick<Limit, 'counts'>) {
  if (!counts) return 'calls'
  if (counts === 'failures') return 'failed calls'
  return counts === 'forms' ? 'stored forms' : `calls with an error in ${counts.fieldError}`
}

function callersOf({ by }: Pick<Limit, 'by'>) {
  if (by === 'ip') return 'from one address'
  if (by === 'visitor') return 'from one address without a login'
  if (by === 'account') return 'from one account'
  if (by === 'everyone') return 'from everyone together'
  return `for one ${by.field}${'networks' in by ? NETWORKS[by.networks] : ''}`
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const

/** Formats seconds, such as "5 minutes". */
function durationOf(seconds: number) {
  const [size, unit] = UNITS.find(([size]) => seconds % size === 0) ?? [1, 'second']
  return seconds === size ? `a ${unit}`.replace('a hour', 'an hour') : `${seconds / size} ${unit}s`
}

function describeBody({ body, file }: Endpoint, convert: Convert) {
  const schema = body ? convert(body, 'input') : { type: 'object' }
  if (!file) return json(schema)
  const { field, types, maxBytes } = file
  const part = { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes` }
  return {
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: { ...schema.properties, [field]: part },
        required: [...(schema.required ?? []), field],
      },
      encoding: { [field]: { contentType: types.join(', ') } },
    },
  }
}

function describeParameters({ properties = {}, required = [] }: JsonSchema = {}, place: 'path' | 'query') {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

const DESCRIPTIONS: Record<string, string> = { ...COMMON_REFUSALS, 302: 'Found', 409: 'Conflict' }

function describeResponses(e: Endpoint, convert: Convert) {
  const implied = {
    ...(e.who !== 'anyone' && { 401: refusal }),
    ...(((e.who !== 'anyone' && e.who !== 'user') || e.refusesDemo) && { 403: refusal }),
    ...((e.limits.length > 0 || e.quota) && { 429: refusal }),
  }
  return Object.fromEntries(
    Object.entries({ ...implied, ...e.responses }).map(([status, schema]) => [
      status,
      {
        description: DESCRIPTIONS[status] ?? 'Success',
        ...(status === '429' && { headers: { 'Retry-After': RETRY_AFTER } }),
        ...(status !== '204' && { content: { [typeOf(e, status)]: { schema: convert(schema, 'output') } } }),
      },
    ]),
  )
}

const RETRY_AFTER = { description: 'Seconds until the next attempt', schema: { type: 'integer' } }

const typeOf = ({ isStream }: Endpoint, status: string) =>
  isStream && status === '200' ? 'text/event-stream' : 'application/json'

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** Serves /api/openapi.json, and Swagger UI from its package at /api/docs. */
export function serveDocs(app: FastifyInstance, contract: Contract, siteName: string) {
  // With the first request: a start need not wait for it.
  const sendDocument = serveCached(async () => JSON.stringify(openApiDocument(contract, siteName)))
  app.get('/api/openapi.json', { compress: false, config: { limits: assetLimits } }, (request, response) =>
    sendDocument(request, response.type('application/json; charset=utf-8')),
  )
  app.register(async (docs) => {
    limitAll(docs, assetLimits)
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

/** The only files of the package that are served. Its source maps are larger than everything else. */
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
