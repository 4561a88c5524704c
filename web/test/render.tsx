import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Suspense, type ReactNode, useEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { AlertsProvider } from '../src/ui/Alerts.tsx'
import { type Prepared, serve } from './server.ts'

export { answer, beDemoSite, type Prepared, refuse, signIn, unreachable, unreadable } from './server.ts'

/** Renders inside a router that starts at `url`. `url()` tells where one is now, `requests` what was asked of the server. */
export function renderIn(url: string, content: ReactNode, prepared: readonly Prepared[] = []) {
  const requests = serve(prepared)
  let now = url
  const keep = (address: string) => {
    now = address
  }
  const view = render(
    <MemoryRouter initialEntries={[url]} useTransitions={false}>
      <Address tell={keep} />
      {content}
    </MemoryRouter>,
  )
  return { ...view, requests, url: () => now }
}

function Address({ tell }: { tell: (address: string) => void }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    tell(pathname + search)
  })
  return null
}

/** Renders one page at `url`, whose path fits `pattern`, with the server's answers prepared. */
export function renderAt(url: string, pattern: string, page: ReactNode, prepared: readonly Prepared[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderIn(
    url,
    <QueryClientProvider client={queries}>
      <AlertsProvider>
        <Suspense fallback="Loading">
          <Routes>
            <Route path={pattern} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
      </AlertsProvider>
    </QueryClientProvider>,
    prepared,
  )
}
