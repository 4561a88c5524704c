import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { idParams } from '../params.ts'
import { refusal } from '../responses.ts'
import { jobCard } from './endpoints.ts'

/** In a module of its own, because the first load of the board doesn't need it. */
export const similar = {
  getSimilarJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_similar_jobs/:id/',
    who: 'anyone',
    summary: `Up to ${PAGE_SIZE.similarJobs} open jobs of other companies that share skills with a job, those that share the most skills and a place first; an account gets none that it applied for`,
    limits: callLimits,
    params: idParams,
    responses: { 200: z.object({ data: z.array(jobCard) }), 404: refusal },
  }),
}
