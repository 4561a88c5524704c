import type { Db } from '../../server/src/db/connect.ts'

export type Answer = {
  /** Printed with --json. */
  data: unknown
  lines: string[]
  /** The reason if not everything was done. */
  failure?: string
}
type Work = {
  /** The sentence before the reason of a failure: 'Tasks could not be listed.' */
  failure: string
  run: (db: Db) => Promise<Answer>
}
export type Command = {
  summary: string
  /** The lines of --help after the name of the command. */
  help: string
  options: Record<string, { type: 'boolean' | 'string' }>
  /** Reads the arguments, before anything is opened. Throws a UsageError if they are wrong. */
  read(positionals: string[], options: Record<string, string | boolean | undefined>): Work
}

export class UsageError extends Error {}

/** Reads ids from arguments; `what` is the noun for one of them. */
export function readIds(args: string[], what: string) {
  const wrong = args.find((arg) => !/^[1-9]\d{0,14}$/.test(arg))
  if (wrong !== undefined) throw new UsageError(`${wrong} is no ID of a ${what}.`)
  return args.map(Number)
}
