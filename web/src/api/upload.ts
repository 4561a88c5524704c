import type { Endpoint, Input, UploadedFile } from '@guildhall/contract/endpoint'
import { fill } from '@guildhall/contract/url'
import { callBy } from './client.ts'
import { ApiError, type ApiResponse, checked } from './send.ts'
import { tryOrNull } from './storage.ts'

export type FileEndpoint = Endpoint & { file: UploadedFile }

type UploadOptions = {
  signal?: AbortSignal
  /** Receives the part that is sent, 0 to 1. It is called again from 0 if the upload is repeated with a fresh token. */
  onProgress?: (sent: number) => void
}

/**
 * Calls an endpoint that takes a file, as `call` does the others. Rejects with the signal's reason if it is aborted.
 */
export const upload = <E extends FileEndpoint>(e: E, input: Input<E>, options: UploadOptions = {}) =>
  callBy(e, (access) => sendFile(e, input, { ...options, access }))

/** The fields come first, so that the server knows them when the file arrives. */
function formOf({ file: { field } }: FileEndpoint, payload: object | undefined, file: Blob) {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload ?? {})) form.append(name, String(value))
  form.append(field, file)
  return form
}

const responseOf = (request: XMLHttpRequest): ApiResponse => ({
  status: request.status,
  body: tryOrNull((): unknown => JSON.parse(request.responseText)),
  retryAfter: Number(request.getResponseHeader('retry-after')) || undefined,
})

/** With XMLHttpRequest, because fetch does not report the progress of an upload. */
async function sendFile<E extends FileEndpoint>(
  e: E,
  input: Input<E>,
  { access, signal, onProgress }: UploadOptions & { access?: string },
) {
  signal?.throwIfAborted()
  const { file, ...rest }: Input<FileEndpoint> = input
  const { url, payload } = fill(e.path, rest)
  const request = new XMLHttpRequest()
  const finished = new Promise<ApiResponse>((resolve, reject) => {
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new ApiError({ status: 0, body: null })))
    request.addEventListener('abort', () => reject(signal?.reason))
  })
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))
  request.open(e.method, url)
  if (access) request.setRequestHeader('authorization', `JWT ${access}`)

  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  request.send(formOf(e, payload, file))
  return checked(await finished.finally(() => signal?.removeEventListener('abort', abort)))
}
