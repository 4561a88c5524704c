import { comments } from '@guildhall/contract/comments/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, keyOf } from '../api/client.ts'

/** All comments, newest first, in pages that are loaded one by one. */
export const commentPages = infiniteQueryOptions({
  queryKey: keyOf(comments.getComments),
  queryFn: async ({ pageParam: before, signal }) =>
    (await call(comments.getComments, { query: { before } }, { signal })).body,
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < PAGE_SIZE.comments ? undefined : page.at(-1)?.id),
})
