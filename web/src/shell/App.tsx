import { AlertsProvider } from '../ui/Alerts.tsx'
import { BrowserRouter } from './BrowserRouter.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { PageRoute } from './pageRoute.ts'
import { Queries } from './Queries.tsx'
import { type DehydratedState, RenderedToday } from './dehydratedState.ts'
import { Shell } from './Shell.tsx'

type AppProps = { routes: readonly PageRoute[]; state: DehydratedState | null }

export function App({ routes, state }: AppProps) {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <RenderedToday value={state?.today ?? null}>
          <AlertsProvider>
            <Queries state={state}>
              <Shell routes={routes} />
            </Queries>
          </AlertsProvider>
        </RenderedToday>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
