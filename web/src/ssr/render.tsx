import { Writable } from 'node:stream'
import type { PageRequest } from '@guildhall/contract/rendering'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { RenderedToday } from '../shell/dehydratedState.ts'
import { AlertsProvider } from '../ui/Alerts.tsx'

type Location = Pick<PageRequest, 'path' | 'search' | 'today'>

/** Renders `page` inside the same providers as the browser's App, in the same order, with the data in `client`. */
export function render({ path, search, today }: Location, client: QueryClient, page: ReactNode) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let failure: unknown
  const { pipe } = renderToPipeableStream(
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
      onShellError: reject,
      // React leaves a failed part to the browser, and does not count it as a failure of the page.
      onAllReady: () => (failure ? reject(failure) : pipe(collect(resolve))),
    },
  )
  return promise
}

/** A stream that calls `done` with the text written to it. */
function collect(done: (text: string) => void) {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(end) {
      done(Buffer.concat(chunks).toString())
      end()
    },
  })
}
