import { AlertsProvider } from '../ui/Alerts.tsx'
import { BrowserRouter } from './BrowserRouter.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Queries } from './Queries.tsx'
import { type DehydratedState, RenderedToday } from './dehydratedState.ts'
import { Shell, type ShellProps } from './Shell.tsx'

type AppProps = ShellProps & { state: DehydratedState | null }

export function App({ state, ...shell }: AppProps) {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <RenderedToday value={state?.today ?? null}>
          <AlertsProvider>
            <Queries state={state}>
              <Shell {...shell} />
            </Queries>
          </AlertsProvider>
        </RenderedToday>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
