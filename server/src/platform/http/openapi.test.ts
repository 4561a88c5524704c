import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freshInstance } from '../../../test/instance.ts'
import { openApiDocument, serveDocs, type Contract } from './openapi.ts'

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Operation = {
  operationId: string
  summary: string
  description: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Document = {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

// As it is served, without what JSON cannot represent.
const document = JSON.parse(JSON.stringify(openApiDocument(contract, 'Guildhall'))) as Document

const endpoints: Endpoint[] = Object.values(contract).flatMap((feature) => Object.values<Endpoint>(feature))

const nameOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`

const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [nameOf(method, path), operation] as const),
  ),
)

const operationOf = ({ method, path }: Endpoint) =>
  operations.get(nameOf(method, path.replace(/:(\w+)/g, '{$1}')))!

/** Every object in a document, at any depth. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const child of Object.values(value)) yield* objectsIn(child)
}

const resolve = (document: object, ref: string) =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)

describe('OpenAPI', () => {
  test('the OpenAPI document is served as JSON', async () => {
    const { app } = await freshInstance()
    const response = await app.inject('/api/openapi.json')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(response.json()).toEqual(document)
  })

  test('the OpenAPI document is made and compressed once', async () => {
    const app = Fastify()
    const served: Contract = { lookups: contract.lookups }
    serveDocs(app, served, 'Guildhall')
    const read = (encoding: string) =>
      app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } })
    const first = await read('gzip, br')
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    delete served.lookups
    const second = await read('gzip')
    const text = gunzipSync(second.rawPayload).toString()
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(text)
    expect(Object.keys((JSON.parse(text) as { paths: object }).paths)).toContain('/api/user/get_skills/')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304)
  })

  test('the OpenAPI document contains exactly the endpoints of the contract', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toEqual({ title: 'Guildhall API', version: expect.any(String) })
    const names = endpoints.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((url) => nameOf(method, url.replace(/:(\w+)/g, '{$1}'))),
    )
    expect([...operations.keys()].sort()).toEqual(names.sort())
  })

  test('the OpenAPI document gives every operation a unique id and a summary', () => {
    const ids = [...operations.values()].map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operationId, summary } of operations.values())
      expect.soft(summary, operationId).toMatch(/^[A-Z]/)
  })

  test('the OpenAPI document declares exactly the parameters of each path', () => {
    for (const [name, { parameters }] of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect.soft(inPath.map(({ name }) => `{${name}}`)).toEqual(name.match(/\{\w+\}/g) ?? [])
      for (const parameter of inPath) expect.soft(parameter.required, name).toBe(true)
      for (const { schema } of parameters) expect.soft(schema, name).toBeTypeOf('object')
    }
  })

  test('the OpenAPI document lists the responses of the contract, and the refusals that follow from authorization and limits', () => {
    const implied = { anyone: [], user: ['401'], personal: ['401', '403'], company: ['401', '403'] }
    for (const e of endpoints) {
      const { responses, security, requestBody } = operationOf(e)
      const limited = e.limits.length > 0 || e.quota ? ['429'] : []
      const forDemo = e.refusesDemo ? ['403'] : []
      const expected = new Set([...Object.keys(e.responses), ...implied[e.who], ...limited, ...forDemo])
      expect.soft(Object.keys(responses).sort(), e.path).toEqual([...expected].sort())
      expect
        .soft(
          security.some((scheme) => Object.keys(scheme).length === 0),
          e.path,
        )
        .toBe(e.who === 'anyone')
      expect.soft(Boolean(requestBody), e.path).toBe('body' in e || 'file' in e)
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect.soft(description, `${e.path} ${status}`).toMatch(/\S/)
        const type = e.isStream && status === '200' ? 'text/event-stream' : 'application/json'
        expect.soft(Object.keys(content ?? {})).toEqual(status === '204' ? [] : [type])
      }
    }
  })

  test('the OpenAPI document says the limits of every operation, and why one has none', () => {
    const descriptionOf = (e: Endpoint) => operationOf(e).description
    for (const e of endpoints) expect.soft(descriptionOf(e), e.path).toMatch(/ (At most \d+|No limit: ).*\.$/)
    expect(descriptionOf(contract.account.logIn)).toBe(
      'For anyone. At most 300 calls in 5 minutes from one address; ' +
        '60 failed calls in 30 minutes from one address, slower from 30 on; ' +
        '25 failed calls in an hour for one email from one address; ' +
        '250 failed calls in an hour for one email from addresses without an earlier login to its account.',
    )
    expect(descriptionOf(contract.sessions.logOut)).toBe(
      'For anyone. No limit: A refused logout would leave the session open.',
    )
  })

  test('the OpenAPI document has a definition for every reference', () => {
    const refs = [...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(refs.filter((ref) => typeof resolve(document, ref) !== 'object')).toEqual([])
  })

  test('the OpenAPI document names the shapes that recur', () => {
    const names = ['Job', 'JobCard', 'PersonCard', 'Profile', 'Refusal', 'FieldErrors']
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
    const { responses } = operationOf(contract.jobs.getJobDetail)
    const refs = ['200', '404', '429'].map(
      (status) => responses[status]!.content!['application/json']!.schema,
    )
    const refusal = { $ref: '#/components/schemas/Refusal' }
    expect(refs).toEqual([{ $ref: '#/components/schemas/Job' }, refusal, refusal])
  })

  test('two shapes with the same name are rejected', () => {
    const named = (schema: z.ZodMiniType) => schema.register(z.globalRegistry, { id: 'Twin' })
    const twins = {
      first: { ...contract.lookups.getSkills, responses: { 200: named(z.object({ a: z.string() })) } },
      second: { ...contract.lookups.getLocations, responses: { 200: named(z.object({ b: z.string() })) } },
    }
    expect(() => openApiDocument({ twins }, 'Guildhall')).toThrow('Twin')
  })

  test('the OpenAPI document states the limits and the required fields of a form', () => {
    const { requestBody } = operationOf(contract.account.logIn)
    expect(requestBody!.content['application/json']!.schema).toMatchObject({
      type: 'object',
      properties: { email: { type: 'string', maxLength: 254 }, password: { type: 'string' } },
      required: ['email', 'password'],
    })
  })

  test('the OpenAPI document describes a file as a part of a multipart body', () => {
    const { requestBody } = operationOf(contract.profile.saveResume)
    expect(requestBody).toMatchObject({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            properties: { name: { type: 'string' }, pdf: { type: 'string', format: 'binary' } },
            required: ['name', 'pdf'],
          },
          encoding: { pdf: { contentType: 'application/pdf' } },
        },
      },
    })
    const picture = operationOf(contract.profile.saveImage).requestBody!.content
    expect(Object.keys(picture)).toEqual(['multipart/form-data'])
  })
})

describe('API documentation', () => {
  test('the API documentation loads everything from this server', async () => {
    const { app } = await freshInstance()
    const page = await app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.payload).not.toMatch(/https?:|<script>|\son\w+=|style=/)
    const urls = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!)
    expect(urls.length).toBeGreaterThan(2)
    for (const url of urls) {
      const asset = await app.inject(url)
      expect.soft(asset.statusCode, url).toBe(200)
      expect
        .soft(asset.headers['content-type'], url)
        .toMatch(/^(text\/css|text\/javascript|application\/javascript)(;|$)/)
    }
    expect((await app.inject('/api/docs/start.js')).payload).toContain('/api/openapi.json')
  })

  test('the API documentation is compressed if the client accepts it', async () => {
    const { app } = await freshInstance()
    const url = '/api/docs/assets/swagger-ui-bundle.js'
    const get = (encoding: string, headers = {}) =>
      app.inject({ url, headers: { 'accept-encoding': encoding, ...headers } })
    const plain = await get('identity')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const [brotli, gzip] = [await get('gzip, deflate, br'), await get('gzip, deflate')]
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    for (const response of [plain, brotli, gzip])
      expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    const unchanged = await get('br', { 'if-none-match': String(plain.headers.etag) })
    expect([unchanged.statusCode, unchanged.payload]).toEqual([304, ''])
  })

  test('the API documentation serves no source maps and no other files of its package', async () => {
    const { app } = await freshInstance()
    const names = [
      'swagger-ui-bundle.js.map',
      'swagger-ui.css.map',
      'swagger-ui.js',
      'index.html',
      'package.json',
      '',
    ]
    for (const name of names)
      expect.soft((await app.inject(`/api/docs/assets/${name}`)).statusCode, name).toBe(404)
  })
})
