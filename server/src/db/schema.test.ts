import { generate, getDialect } from 'kysely-codegen'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/instance.ts'
import { migrate } from './migrate.ts'

// After a migration: npx vitest run --project server src/db/schema.test.ts -u
test('the migrations of an empty database give the committed schema types', async () => {
  const url = await freshDatabase()
  await migrate(url)
  const dialect = getDialect('postgres', { dateParser: 'string' })
  const db = await dialect.introspector.connect({ connectionString: url, dialect })
  try {
    const types = await generate({ db, dialect, typeMapping: { int8: 'number' } })
    await expect(types).toMatchFileSnapshot('./schema.ts')
  } finally {
    await db.destroy()
  }
})
