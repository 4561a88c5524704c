import type { Endpoint, Input, ResponseOf } from '@guildhall/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { type FileEndpoint, upload } from '../api/upload.ts'
import { useAlert } from '../ui/useAlert.ts'
import { useSavedAlert } from './useSavedAlert.tsx'

type Saved<E extends Endpoint> = Extract<ResponseOf<E>, { status: 201 }>['body']

type UploadOptions<E extends Endpoint> = {
  /** Reloads what shows the file. */
  reload: () => Promise<unknown>
  /** Called once that is reloaded. */
  onSaved: (saved: Saved<E>) => void
}

/**
 * Uploads a file to the own profile. A failure shows in an alert and stays in `error` until the next attempt; leaving
 * the page cancels. `sent` is the part that is sent, 0 to 1. The input may be a promise: sending starts with the wait.
 */
export function useUpload<E extends FileEndpoint>(endpoint: E, { reload, onSaved }: UploadOptions<E>) {
  const [sent, setSent] = useState(0)
  const alerts = useAlert()
  const showSaved = useSavedAlert()
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])

  const mutation = useMutation({
    mutationFn: async (input: Input<E> | Promise<Input<E>>) => {
      const { signal } = (request.current = new AbortController())
      setSent(0)
      const response: { status: number; body: unknown } = await upload(endpoint, await input, {
        signal,
        onProgress: setSent,
      })
      if (response.status !== 201) throw new ApiError(response)
      return response.body as Saved<E> & { success: string }
    },
    onSuccess: async (saved) => {
      showSaved(saved.success)
      await reload()
      onSaved(saved)
    },
    onError: (error) => {
      if (error instanceof ApiError) alerts.show({ severity: 'error', text: error.message })
      // The server may have saved the file although its response was lost.
      return reload()
    },
  })

  return {
    start: mutation.mutate,
    isSending: mutation.isPending,
    sent,
    error: mutation.error,
    cancel() {
      request.current?.abort()
      mutation.reset()
    },
  }
}
