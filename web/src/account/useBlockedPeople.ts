import type { ResponseOf } from '@guildhall/contract/endpoint'
import { blocking } from '@guildhall/contract/blocking/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError, query } from '../api/client.ts'
import { usePaging } from '../ui/usePaging.ts'

function pageOfPeople(response: ResponseOf<typeof blocking.getBlockedUsers>) {
  if (response.status !== 200) throw new ApiError(response)
  return { items: response.body.data, total: response.body.total_user }
}

/** The page of the list that the URL names. */
export function useBlockedPeople() {
  const { page } = usePaging()
  return useQuery({
    ...query(blocking.getBlockedUsers, { query: { page } }),
    placeholderData: keepPreviousData,
    select: pageOfPeople,
  })
}
