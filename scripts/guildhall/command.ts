import type { Db } from '../../server/src/db/connect.ts'

export type Answer = {
  /** What --json prints. */
  data: unknown
  lines: string[]
  /** Why not all was done. */
  failure?: string
}
type Work = {
  /** What to say before the reason if it fails: 'Tasks could not be listed.' */
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
