import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Suspense, type ReactNode, useEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { BrowserRouter } from '../src/shell/BrowserRouter.tsx'
import { AlertsProvider } from '../src/ui/Alerts.tsx'
import { type Prepared, serve } from './server.ts'

export {
  answer,
  beDemoSite,
  haveSocialProvider,
  hold,
  type Prepared,
  refuse,
  signIn,
  unreachable,
  unreadable,
} from './server.ts'

type RouterAt = (url: string, content: ReactNode) => ReactNode

const inMemory: RouterAt = (url, content) => (
  <MemoryRouter initialEntries={[url]} useTransitions={false}>
    {content}
  </MemoryRouter>
)

/** The router of the app, on the browser's history. */
export const inBrowser: RouterAt = (url, content) => {
  window.history.replaceState(null, '', url)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  return <BrowserRouter>{content}</BrowserRouter>
}

/** Renders inside a router that starts at `url`. `url()` returns the current URL, `requests` the calls made. */
export function renderIn(
  url: string,
  content: ReactNode,
  prepared: readonly Prepared[] = [],
  routerAt: RouterAt = inMemory,
) {
  const requests = serve(prepared)
  let now = url
  const onChange = (current: string) => {
    now = current
  }
  const view = render(
    routerAt(
      url,
      <>
        <CurrentUrl onChange={onChange} />
        {content}
      </>,
    ),
  )
  return { ...view, requests, url: () => now }
}

function CurrentUrl({ onChange }: { onChange: (url: string) => void }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    onChange(pathname + search)
  })
  return null
}

/** Renders one page at `url`, whose path matches `pattern`, with prepared answers of the server. `queries` is its cache. */
export function renderAt(
  url: string,
  pattern: string,
  page: ReactNode,
  prepared: readonly Prepared[] = [],
  routerAt?: RouterAt,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = renderIn(
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
    routerAt,
  )
  return { ...view, queries }
}
