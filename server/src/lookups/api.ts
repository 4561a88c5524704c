import { NOT_CHOSEN } from '@guildhall/contract/values'
import type { Db } from '../db/connect.ts'
import { refusedFields } from '../platform/http/refusal.ts'
import { isKnown, type Lookup } from './queries.ts'

export { dictionaryReader, readSuggestions } from './searchBar.ts'

/** @throws a refusal that names all fields with an id that does not exist */
export async function refuseUnknown(db: Db, fields: Record<string, [lookup: Lookup, id: number]>) {
  const unknown: [field: string, messages: string[]][] = []
  for (const [field, [lookup, id]] of Object.entries(fields))
    if (!(await isKnown(db, lookup, id))) unknown.push([field, [NOT_CHOSEN]])
  if (unknown.length > 0) throw refusedFields(Object.fromEntries(unknown))
}
