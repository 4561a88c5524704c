import { ratings } from '@guildhall/contract/ratings/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** Whether the account has rated someone for a job, even if the rating doesn't show yet. */
export const hasRated = (jobId: number, toUser: number) =>
  queryOptions({
    ...query(ratings.checkRating, { query: { jobId, toUser } }),
    select: ({ body }) => body === true,
  })
