import type * as z from 'zod/mini'

/** The parsed value, or the messages of its errors. */
export const read = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? result.data : result.error.issues.map(({ message }) => message)
}
