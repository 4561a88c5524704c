import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openFolder } from '../src/adapters/files.ts'
import type { Account } from './factories.ts'
import { freshFolder } from './folders.ts'
import { freshInstance, type TestInstance } from './instance.ts'
import { LOOKUP_IDS, OWN_ROWS, PUBLIC_ROWS, type Input } from './ownership.ts'
import { sampleInput } from './sample.ts'

const endpoints = new Map<string, Endpoint>(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries<Endpoint>(calls).map(([name, e]): [string, Endpoint] => [`${feature}.${name}`, e]),
  ),
)

type JsonSchema = {
  type?: string
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** Whether some part of the input is named as an id, or is a list of ids. */
function hasId({ anyOf = [], items, properties = {} }: JsonSchema): boolean {
  return (
    items?.type === 'integer' ||
    Object.keys(properties).some((name) => /id$/i.test(name)) ||
    [...anyOf, ...(items ? [items] : []), ...Object.values(properties)].some(hasId)
  )
}

const takesId = ({ params, query, body }: Endpoint) =>
  [params, query, body].some(
    (schema) =>
      schema && hasId(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
  )

/**
 * A database's rows by table: all, or those that name an account in a foreign key, without its notifications, which
 * report what others do, and without the blocks by others.
 */
async function dump({ db }: TestInstance, owner?: Account) {
  const { rows: tables } = await sql<{ name: string; owners: string[] }>`
    select c.relname as name, array(
      select a.attname::text from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'users'::regclass) as owners
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (${owner === undefined} or c.relname not in ('notifications', 'blocks')) order by name`.execute(db)
  const rowsOf = ({ name, owners }: (typeof tables)[number]) => {
    const keys = name === 'users' ? ['id'] : owners
    const isOwn = sql.join([sql`false`, ...keys.map((key) => sql`${sql.ref(key)} = ${owner?.id}`)], sql` or `)
    return sql`select ${name}::text as name, json_agg(t order by t::text) as rows
      from ${sql.table(name)} as t where ${owner ? isOwn : sql`true`}`
  }
  const { rows } = await sql<{ name: string; rows: object[] | null }>`
    ${sql.join(tables.map(rowsOf), sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

async function newCallers(instance: TestInstance, who: Endpoint['who']) {
  const owner = who === 'company' ? await instance.newCompany() : await instance.newCandidate()
  const others = {
    visitor: undefined,
    personal: await instance.newCandidate({ name: 'Bob' }),
    company: await instance.newCompany({ name: 'Mill' }),
  }
  return { owner, others: Object.entries<Account | undefined>(others) }
}

async function send(
  { send }: TestInstance,
  e: Endpoint,
  { input, as }: { input: Input; as?: Account | undefined },
) {
  const response = await send(e, { ...sampleInput(e), ...input }, { as })
  return { status: response.statusCode, body: response.payload }
}

test('every endpoint that takes an id is listed as one of own rows, of public rows or of lookup values', () => {
  const taking = [...endpoints].flatMap(([name, e]) => (takesId(e) ? [name] : []))
  const listed = [...Object.keys(OWN_ROWS), ...Object.keys(PUBLIC_ROWS), ...LOOKUP_IDS]
  expect(listed.toSorted()).toEqual(taking.toSorted())
})

test.each(Object.entries(OWN_ROWS))(
  "%s answers others as if the owner's row did not exist, and changes nothing",
  async (name, create) => {
    const instance = await freshInstance()
    const e = endpoints.get(name)!
    const { owner, others } = await newCallers(instance, e.who)
    const { row, unknown, ownInput = row } = await create(instance, owner)
    const before = await dump(instance)
    for (const [caller, as] of others) {
      const response = await send(instance, e, { input: row, as })
      expect.soft(response.status, caller).toBeGreaterThanOrEqual(400)
      expect.soft(response, caller).toEqual(await send(instance, e, { input: unknown, as }))
      expect.soft(await dump(instance), caller).toEqual(before)
    }
    // The row exists: its owner's call is answered differently.
    expect((await send(instance, e, { input: ownInput, as: owner })).status).toBeLessThan(400)
  },
)

test.each(Object.entries(PUBLIC_ROWS))(
  "%s is open to others, and changes none of the owner's rows",
  async (name, create) => {
    const instance = await freshInstance({ files: await openFolder(await freshFolder()) })
    const e = endpoints.get(name)!
    const { owner, others } = await newCallers(instance, e.who)
    const { input, owner: ownerOfRow = owner } = await create(instance, owner)
    const before = await dump(instance, ownerOfRow)
    const statuses: number[] = []
    for (const [caller, as] of others) {
      const { status } = await send(instance, e, { input, as })
      statuses.push(status)
      expect.soft(status, caller).toBeLessThan(500)
      expect.soft(await dump(instance, ownerOfRow), caller).toEqual(before)
    }
    // The row exists: a visitor, a person or a company succeeds.
    expect(statuses.some((status) => status < 300)).toBe(true)
  },
)

test('a change of a row that belongs to an account is seen in the dump', async () => {
  const instance = await freshInstance()
  const [ann, bob] = [await instance.newCandidate(), await instance.newCandidate()]
  const before = { all: await dump(instance), ann: await dump(instance, ann), bob: await dump(instance, bob) }
  await instance.db.updateTable('user_skills').set({ skill_id: 2 }).where('user_id', '=', ann.id).execute()
  expect(await dump(instance)).not.toEqual(before.all)
  expect(await dump(instance, ann)).not.toEqual(before.ann)
  expect(await dump(instance, bob)).toEqual(before.bob)
})
