import fc from 'fast-check'
import {
  HOSTILE_DATES,
  HOSTILE_DECIMALS,
  HOSTILE_IDS,
  HOSTILE_JSON,
  HOSTILE_NUMBERS,
  HOSTILE_TEXTS,
  HOSTILE_WORDS,
} from './values.ts'

/** JSON text that is written unescaped. */
class Raw {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_JSON.map((json) => new Raw(json))),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4 }),
)
const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'user_id',
  'is_active',
  '',
  'a\0b',
)

/** The value unchanged in half of the cases, otherwise with up to three parts replaced, removed or added. */
export const mutated = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    value,
    fc
      .tuple(
        value,
        fc.array(
          fc.record({
            at: fc.nat(),
            how: fc.constantFrom('replace', 'remove', 'add'),
            hostile,
            hostileKey,
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
      )
      .map(([value, changes]) => changes.reduce(mutate, structuredClone(value))),
  )

type Change = { at: number; how: string; hostile: unknown; hostileKey: string }

function mutate(value: unknown, { at, how, hostileKey, ...change }: Change): unknown {
  const hostile = change.hostile instanceof Raw ? change.hostile : structuredClone(change.hostile)
  const places = placesIn(value)
  const place = places[at % (places.length + 1)]
  if (!place) return how === 'replace' ? hostile : value
  const { parent, key } = place
  const define = (key: string | number, value: unknown) =>
    Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })
  if (how === 'replace') define(key, hostile)
  else if (how === 'add') define(Array.isArray(parent) ? parent.length : hostileKey, hostile)
  else if (Array.isArray(parent)) parent.pop()
  else delete parent[key]
  return value
}

/** The value with only the first item of each list. */
export const withShortLists = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(withShortLists)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withShortLists(part)]))
      : value

export const countParts = (value: unknown) => placesIn(value).length

/** The value with each of its parts in turn replaced by each similar hostile value. */
export const mutationsOf = (value: unknown): unknown[] =>
  placesIn(value).flatMap((place, at) =>
    similarValues(place).map((hostile) => {
      const copy = structuredClone(value)
      const { parent, key } = placesIn(copy)[at]!
      parent[key] = hostile
      return copy
    }),
  )

const raw = (json: string) => new Raw(json)

function similarValues({ parent, key }: Place): unknown[] {
  const part = parent[key]
  if (typeof part === 'number') return [...HOSTILE_NUMBERS.map(raw), ...HOSTILE_IDS]
  if (typeof part !== 'string') return ['null', '[]', '{}', '"x"', '0'].map(raw)
  if (/^\d{4}-\d\d-\d\d$/.test(part)) return HOSTILE_DATES
  if (/^\d+(\.\d+)?$/.test(part)) return [...HOSTILE_IDS, ...HOSTILE_DECIMALS]
  return HOSTILE_WORDS
}

type Place = { parent: Record<string | number, unknown>; key: string }

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null || value instanceof Raw) return []
  const parent = value as Place['parent']
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])])
}

/** Serializes to JSON: raw parts are written unescaped, and no key is special. */
export function written(value: unknown): string {
  if (value instanceof Raw) return value.json
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`)
    .join()}}`
}
