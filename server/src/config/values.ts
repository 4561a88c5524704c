import * as z from 'zod/mini'

/** An invalid setting. Its message is one line for the operator. */
export class ConfigError extends Error {}

/** The parts of a setting that are separated by commas. */
export const splitList = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const url = (name: string, protocols: string[]) =>
  z.optional(
    z.string().check(
      z.refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
        error: `${name} must be a URL that starts with ${protocols.join('// or ')}//.`,
      }),
    ),
  )

export const onOrOff = (name: string) => z.enum(['on', 'off'], `${name} must be on or off.`)
