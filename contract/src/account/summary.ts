import * as z from 'zod/mini'
import { id } from '../values.ts'
import { userType } from './forms.ts'

/** An account beside something else: its message, its rating. */
export const accountSummary = z
  .object({ id: id(), name: z.string(), user_type: userType, profile_picture: z.nullable(z.string()) })
  .register(z.globalRegistry, { id: 'AccountSummary' })
