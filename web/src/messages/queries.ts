import { messages } from '@guildhall/contract/messages/endpoints'
import { focusManager, type QueryClient } from '@tanstack/react-query'
import { keyOf, query } from '../api/client.ts'
import { LISTS } from './mailboxes.ts'

export const unreadTotal = query(messages.countUnread, {})

/** A message with those before it. */
export const messageQuery = (id: number) => query(messages.getMessage, { params: { id } })

/** Reloads the lists of messages, because one has changed or arrived: a hidden tab does so once it is looked at. */
export function messagesChanged(client: QueryClient) {
  const refetchType = focusManager.isFocused() ? 'active' : 'none'
  for (const endpoint of Object.values(LISTS))
    void client.invalidateQueries({ queryKey: keyOf(endpoint), refetchType })
}
