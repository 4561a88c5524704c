import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storage } from '../api/storage.ts'
import { messagesChanged } from './queries.ts'

const KEY = 'messages_changed'

/** Returns a function that reloads the lists of messages after an own change, here and in the other tabs. */
export function useMessagesChanged() {
  const client = useQueryClient()
  return () => {
    messagesChanged(client)
    // Other tabs get an event if the value is new.
    storage.set(KEY, String(Math.random()))
  }
}

/** Reloads the lists when another tab has changed them. The server reports only what changes the number of unread ones. */
export function useChangesOfOtherTabs() {
  const client = useQueryClient()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY) messagesChanged(client)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [client])
}
