import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits } from '../limits.ts'

export const events = {
  getEvents: endpoint({
    method: 'GET',
    path: '/api/events/',
    who: 'user',
    summary: "Events named `notification` and `message` with the number of the caller's unread ones",
    limits: callLimits,
    isStream: true,
    responses: { 200: z.object({ total: z.number() }) },
  }),
}
