import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

const ENDPOINT_FILE = /\/contract\/src\/\w+\/(endpoints|settings)\.ts$/

/**
 * Reduces endpoints to what the web app needs to call them: method, path and declared statuses. It knows their shapes
 * only as types. So zod is bundled only for forms, whose schemas are in files of their own, and a build that imports a
 * schema from a file of endpoints fails.
 */
export const lightContract: Plugin = {
  name: 'guildhall:light-contract',
  async load(id) {
    if (!ENDPOINT_FILE.test(id)) return null
    // The query imports it again after each change: Node caches modules by URL.
    const exported: Record<string, unknown> = await import(`${pathToFileURL(id)}?${Date.now()}`)
    return Object.entries(exported)
      .filter(([, value]) => !isSchema(value))
      .map(
        ([name, value]) =>
          `export const ${name} = ${name in contract ? lighten(value) : asData(name, value)}`,
      )
      .join('\n')
  },
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

function asData(name: string, value: unknown) {
  const text = JSON.stringify(value)
  if (!isDeepStrictEqual(JSON.parse(text ?? 'null'), value))
    throw new Error(`${name} is more than data: a file of endpoints can't give it to the web app.`)
  return text
}

const lighten = (endpoints: unknown) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(endpoints as Record<string, Endpoint>).map(([name, { method, path, responses }]) => [
        name,
        {
          method,
          path,
          responses: Object.fromEntries(Object.keys(responses).map((status) => [status, true])),
        },
      ]),
    ),
  )
