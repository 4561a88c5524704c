import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { readLimits } from '../limits.ts'

export const events = {
  getEvents: endpoint({
    method: 'GET',
    path: '/api/events/',
    who: 'user',
    summary: "Events named `notification` and `message` with the number of the caller's unread ones",
    limits: readLimits,
    isStream: true,
    responses: { 200: z.object({ total: z.number() }) },
  }),
}
