import type { ResponseOf } from '@guildhall/contract/endpoint'
import { type Message, messages } from '@guildhall/contract/messages/endpoints'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, keyOf } from '../api/client.ts'
import { messageQuery, unreadTotal } from './queries.ts'

/** Marks a message of the inbox as read once it is shown. A failure shows nothing: it stays unread. */
export function useMarkRead({ id, is_read }: Message, isInInbox: boolean) {
  const client = useQueryClient()
  const isUnread = isInInbox && !is_read
  useEffect(() => {
    if (isUnread) void markRead(client, id)
  }, [client, id, isUnread])
}

async function markRead(client: QueryClient, id: number) {
  const countedAt = () => client.getQueryState(unreadTotal.queryKey)?.dataUpdatedAt
  const before = countedAt()
  // The page may be left meanwhile.
  const options = { keepalive: true }
  const response = await call(messages.readMessage, { params: { id } }, options).catch(() => null)
  if (!response || response.status === 404) return
  showAsRead(client, id)
  // An event of the server may have been faster.
  if (response.status !== 202 || countedAt() !== before) return
  // A count that is on its way may be older.
  await client.cancelQueries(unreadTotal)
  client.setQueryData(
    unreadTotal.queryKey,
    (counted) => counted && { ...counted, body: { total: Math.max(counted.body.total - 1, 0) } },
  )
}

function showAsRead(client: QueryClient, id: number) {
  const mark = (message: Message) => (message.id === id ? { ...message, is_read: true } : message)
  client.setQueriesData<ResponseOf<typeof messages.getInbox>>(
    { queryKey: keyOf(messages.getInbox) },
    (list) =>
      list?.status === 200 ? { ...list, body: { ...list.body, data: list.body.data.map(mark) } } : list,
  )
  client.setQueryData(messageQuery(id).queryKey, (opened) =>
    opened?.status === 200
      ? { ...opened, body: { ...opened.body, message: mark(opened.body.message) } }
      : opened,
  )
}
