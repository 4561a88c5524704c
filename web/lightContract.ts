import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

const ENDPOINT_FILE =
  /\/contract\/src\/\w+\/(applying|blocking|endpoints|sections|sessions|settings|similar)\.ts$/

/**
 * Reduces the endpoints in the web build to what a call needs: method, path, file and declared statuses. The web app uses
 * their schemas only as types, so zod is loaded only with the forms. A build that imports a schema from a file of
 * endpoints fails.
 */
export const lightContract: Plugin = {
  name: 'guildhall:light-contract',
  async load(id) {
    if (!ENDPOINT_FILE.test(id)) return null
    // The query makes Node import the file again after each change.
    const exported: Record<string, unknown> = await import(`${pathToFileURL(id)}?${Date.now()}`)
    return Object.entries(exported)
      .filter(([, value]) => !isSchema(value))
      .map(
        ([name, value]) => `export const ${name} = ${name in contract ? reduce(value) : toJson(name, value)}`,
      )
      .join('\n')
  },
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

function toJson(name: string, value: unknown) {
  const text = JSON.stringify(value)
  if (!isDeepStrictEqual(JSON.parse(text ?? 'null'), value))
    throw new Error(`${name} is not JSON: the web app can't import it from a file of endpoints.`)
  return text
}

const reduce = (endpoints: unknown) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(endpoints as Record<string, Endpoint>).map(
        ([name, { method, path, file, responses }]) => [
          name,
          {
            method,
            path,
            file,
            responses: Object.fromEntries(Object.keys(responses).map((status) => [status, true])),
          },
        ],
      ),
    ),
  )
