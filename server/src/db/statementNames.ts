import { createHash } from 'node:crypto'

const NAMED_FROM_USE = 5
// Every connection keeps every named statement: texts that vary, with lists of ids, must not fill its memory.
const MAX_TEXTS = 500

/**
 * A function that names the statements that run often. PostgreSQL keeps the plan of a named statement as long as its
 * connection; another one is planned at each run, which can take longer than to run it.
 */
export function createStatementNamer() {
  const known = new Map<string, { uses: number; name: string }>()
  return (text: string) => {
    const statement = known.get(text)
    if (statement) return ++statement.uses < NAMED_FROM_USE ? undefined : statement.name
    if (known.size < MAX_TEXTS) known.set(text, { uses: 1, name: nameOf(text) })
    return undefined
  }
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Whether a named statement returns other columns than when it was prepared, because a migration ran since. It stays so
 * for its connection. The message depends on the language of the database, the routine doesn't.
 */
export const isOutdatedPlan = ({ code, routine }: Error & { code?: string; routine?: string }) =>
  code === '0A000' && routine === 'RevalidateCachedQuery'
