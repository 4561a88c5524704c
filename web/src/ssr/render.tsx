import type { PageRequest } from '@guildhall/contract/rendering'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { RenderedToday } from '../shell/dehydratedState.ts'
import { AlertsProvider } from '../ui/Alerts.tsx'

type Location = Pick<PageRequest, 'path' | 'search' | 'today'>

/** Renders `page` inside the same providers as the browser's App, in the same order, with the data in `client`. */
export async function render({ path, search, today }: Location, client: QueryClient, page: ReactNode) {
  let failure: unknown
  const stream = await renderToReadableStream(
    <StaticRouter location={{ pathname: path, search }}>
      <RenderedToday value={today}>
        <AlertsProvider>
          <QueryClientProvider client={client}>{page}</QueryClientProvider>
        </AlertsProvider>
      </RenderedToday>
    </StaticRouter>,
    {
      // Suspended parts that are streamed later need inline scripts, which the content security policy forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => void (failure ??= error),
    },
  )
  await stream.allReady
  // React leaves a failed part to the browser and does not throw.
  if (failure) throw failure
  return new Response(stream).text()
}
