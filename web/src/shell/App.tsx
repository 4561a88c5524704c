import { BrowserRouter } from 'react-router'
import { routes } from '../routes.tsx'
import { AlertsProvider } from '../ui/Alerts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Queries } from './Queries.tsx'
import { DrawnToday, type Seed } from './seed.ts'
import { Shell } from './Shell.tsx'

/** Addresses change without transitions: who leaves the session and the page at once must be seen to do both. */
export function App({ seed }: { seed: Seed | null }) {
  return (
    <ErrorBoundary>
      <BrowserRouter useTransitions={false}>
        <DrawnToday value={seed?.today ?? null}>
          <AlertsProvider>
            <Queries seed={seed}>
              <Shell routes={routes} />
            </Queries>
          </AlertsProvider>
        </DrawnToday>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
