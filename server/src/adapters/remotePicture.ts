import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get, type Agent } from 'node:https'

const MAX_BYTES = 2 * 1024 * 1024
const TIMEOUT_MS = 5000

/** Fetches a picture from another site; throws without a complete file of at most 2 MB within 5 seconds. */
export type FetchPicture = (url: string) => Promise<Buffer>

type Options = { hosts: readonly string[]; agent?: Agent; timeoutMs?: number }

/**
 * Fetches from these hosts only, without following redirects. The agent refuses addresses that aren't public, after the
 * name is resolved: a host may point to this network.
 */
export function pictureFetcher({ hosts, agent, timeoutMs = TIMEOUT_MS }: Options): FetchPicture {
  return async (address) => {
    const url = new URL(address)
    if (url.protocol !== 'https:' || url.username || url.password || !hosts.includes(url.host))
      throw new Error('The URL of the picture is not allowed.')
    const signal = AbortSignal.timeout(timeoutMs)
    const request = get(url, { agent: agent ?? (await filteringAgent()), signal })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    // A failure from here on is an error of the response.
    request.on('error', () => undefined)
    try {
      if (response.statusCode !== 200)
        throw new Error(`The picture was answered with ${response.statusCode}.`)
      return await readAll(response)
    } finally {
      response.destroy()
    }
  }
}

/** Loaded with the first picture: it takes 10 MB of memory. */
async function filteringAgent() {
  const { RequestFilteringHttpsAgent } = await import('request-filtering-agent')
  return new RequestFilteringHttpsAgent()
}

async function readAll(response: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The picture is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
