import type { ResponseOf } from '@guildhall/contract/endpoint'
import type { messages } from '@guildhall/contract/messages/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError, query } from '../api/client.ts'
import { usePaging } from '../ui/usePaging.ts'
import { LISTS, type Mailbox } from './mailboxes.ts'

type List = ResponseOf<typeof messages.getInbox | typeof messages.getSent | typeof messages.getDeleted>

/** The page of a list that is in the URL. */
export function useMailbox(mailbox: Mailbox) {
  const { page } = usePaging()
  return useQuery({
    ...query(LISTS[mailbox], { query: { page } }),
    placeholderData: keepPreviousData,
    select: pageOf,
  })
}

function pageOf(response: List) {
  if (response.status !== 200) throw new ApiError(response)
  return { items: response.body.data, total: totalOf(response.body) }
}

function totalOf(body: Extract<List, { status: 200 }>['body']) {
  if ('total_inbox' in body) return body.total_inbox
  return 'total_sent_message' in body ? body.total_sent_message : body.total_deleted_message
}
