import { expectTypeOf, test } from 'vitest'
import { enqueueFor } from './tasks.ts'

test('a task that its feature does not list, or another payload, does not compile', () => {
  const enqueue = enqueueFor<{ bake: { loaf: string } }>()
  expectTypeOf(enqueue).parameter(1).toEqualTypeOf<'bake'>()
  expectTypeOf(enqueue<'bake'>)
    .parameter(2)
    .toEqualTypeOf<{ loaf: string }>()
})
