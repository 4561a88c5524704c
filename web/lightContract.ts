import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'

const ROOM = /\/contract\/src\/(\w+)\.ts$/

/**
 * Gives the web app the endpoints of a room as what it needs to call them: method, path and which answers are declared.
 * It knows their shapes by type alone. So zod comes only with a form whose rules are in a file of their own,
 * and a build that imports a schema from a room's file fails.
 */
export const lightContract: Plugin = {
  name: 'guildhall:light-contract',
  async load(id) {
    const room = ROOM.exec(id)?.[1] ?? ''
    if (!(room in contract)) return null
    // Read anew after each change: Node would keep the first version.
    const exported: Record<string, unknown> = await import(`${pathToFileURL(id)}?${Date.now()}`)
    return Object.entries(exported)
      .filter(([, value]) => !isSchema(value))
      .map(
        ([name, value]) => `export const ${name} = ${name === room ? lighten(value) : asData(name, value)}`,
      )
      .join('\n')
  },
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

function asData(name: string, value: unknown) {
  const text = JSON.stringify(value)
  if (!isDeepStrictEqual(JSON.parse(text ?? 'null'), value))
    throw new Error(
      `${name} is more than data: a room's file of the contract can not give it to the web app.`,
    )
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
