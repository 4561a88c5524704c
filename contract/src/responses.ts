import * as z from 'zod/mini'

/** A calendar day, YYYY-MM-DD. */
export const day = z.string()

/** ISO 8601 in UTC. */
export const timestamp = z.string()

/** Messages by field. */
export const fieldErrors = z
  .record(z.string(), z.array(z.string()))
  .register(z.globalRegistry, { id: 'FieldErrors' })
export const refusal = z
  .object({ error: z.string(), errorField: z.optional(fieldErrors) })
  .register(z.globalRegistry, { id: 'Refusal' })
export const success = z.object({ success: z.string() }).register(z.globalRegistry, { id: 'Success' })
export const nothing = z.optional(z.unknown())
