import { useQuery } from '@tanstack/react-query'
import { unreadTotal } from './queries.ts'

/** The number of unread notifications; 0 until it is known. */
export const useUnreadTotal = () => useQuery(unreadTotal).data?.body.total ?? 0
