import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { readLimits } from '../limits.ts'

export const events = {
  getEvents: endpoint({
    method: 'GET',
    path: '/api/events/',
    who: 'user',
    summary: "Events named `notification` with the number of the caller's unread notifications",
    limits: readLimits,
    isStream: true,
    responses: { 200: z.object({ total: z.number() }) },
  }),
}
