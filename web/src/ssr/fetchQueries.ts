import { fill } from '@guildhall/contract/url'
import type { ResponseOf } from '@guildhall/contract/endpoint'
import type { PageRequest } from '@guildhall/contract/rendering'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import type { PageLoad } from '../shell/publicPage.ts'

const RETRY_AFTER_SECONDS = 60

/** The visitor's network is over its read limit; `retryAfter` is in seconds. */
export class TooManyRequests extends Error {
  readonly retryAfter: number

  constructor(retryAfter = RETRY_AFTER_SECONDS) {
    super('The visitor is over the read limit.')
    this.retryAfter = retryAfter
  }
}

/** Fetches queries from the server's own endpoints into `client`. */
export const fetchInto =
  (client: QueryClient, request: PageRequest): PageLoad['fetch'] =>
  async (endpoint, input) => {
    const { status, body, retryAfter } = await request.fetch(fill(endpoint.path, input).url)
    if (status === 429) throw new TooManyRequests(retryAfter)
    if (!(status in endpoint.responses)) throw new Error(`${endpoint.path} answered ${status}.`)
    const answer = { status, body } as ResponseOf<typeof endpoint>
    client.setQueryData(query(endpoint, input).queryKey, answer)
    return answer
  }
