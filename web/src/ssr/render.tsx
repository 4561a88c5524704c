import { fill } from '@guildhall/contract/url'
import type { PageRequest } from '@guildhall/contract/rendering'
import { type Query, type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { routes } from '../routes.tsx'
import { DrawnToday } from '../shell/seed.ts'
import { Shell } from '../shell/Shell.tsx'
import { AlertsProvider } from '../ui/Alerts.tsx'

// A list, then what stands beside it, then both.
const ROUNDS_MAX = 3

/** The visitor has read too much for now; `retryAfter` is in seconds. */
export class TooManyRequests extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('The visitor has read too much.')
    this.retryAfter = retryAfter
  }
}

type Place = Pick<PageRequest, 'path' | 'search' | 'today'>

/**
 * Draws the page as a visitor sees it, with the parts of the browser's App in the same order. What a drawing asks for
 * is fetched for the next one, until it asks for nothing more.
 */
export async function draw(request: PageRequest, answers: QueryClient): Promise<string> {
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    const drawing = await render(request, answers, <Shell routes={routes} />)
    const open = answers.getQueryCache().findAll({ predicate: isOpen })
    if (open.length === 0) return new Response(drawing).text()
    await drawing.cancel()
    await Promise.all(open.map(({ queryKey }) => fetchInto(answers, queryKey, request)))
  }
  throw new Error('A page asks for more than a first paint needs.')
}

/** Draws a page without fetching anything: what it would ask for is left to the browser. */
export const renderWithoutData = async (place: Place, answers: QueryClient, page: ReactNode) =>
  new Response(await render(place, answers, page)).text()

async function render({ path, search, today }: Place, answers: QueryClient, page: ReactNode) {
  let failure: unknown
  const drawing = await renderToReadableStream(
    <StaticRouter location={{ pathname: path, search }}>
      <DrawnToday value={today}>
        <AlertsProvider>
          <QueryClientProvider client={answers}>{page}</QueryClientProvider>
        </AlertsProvider>
      </DrawnToday>
    </StaticRouter>,
    {
      // Parts that come later bring inline scripts, which the content security policy forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => void (failure ??= error),
    },
  )
  await drawing.allReady
  // React would leave the part that failed to the browser, and say nothing.
  if (failure) throw failure
  return drawing
}

const isOpen = ({ state, options }: Query) =>
  state.data === undefined && (options as { enabled?: unknown }).enabled !== false

/** The key of a query is its endpoint and its input. */
async function fetchInto(answers: QueryClient, key: QueryKey, { search, ask }: PageRequest) {
  const [, path, input = {}] = key as [string, string, Parameters<typeof fill>[1]?]
  const answer = await ask(fill(path, input).url, { ahead: !isNamed(input.params, search) })
  if (answer.status === 429) throw new TooManyRequests(answer.retryAfter ?? RETRY_AFTER_SECONDS)
  if (!DECLARED.includes(answer.status)) throw new Error(`${path} answered ${answer.status}.`)
  answers.setQueryData(key, answer)
}

// What the endpoints that visitors may call declare; all else is a passing trouble.
const DECLARED = [200, 400, 404]
const RETRY_AFTER_SECONDS = 60

/** Whether the address names what the call is about: a job that only stands beside a list was not asked for. */
function isNamed(params: unknown, search: string) {
  const named = [...new URLSearchParams(search).values()]
  return Object.values(params ?? {}).every((value) => named.includes(String(value)))
}
