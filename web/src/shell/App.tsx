import { routes } from '../routes.tsx'
import { AlertsProvider } from '../ui/Alerts.tsx'
import { BrowserRouter } from './BrowserRouter.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Queries } from './Queries.tsx'
import { DrawnToday, type Seed } from './seed.ts'
import { Shell } from './Shell.tsx'

export function App({ seed }: { seed: Seed | null }) {
  return (
    <ErrorBoundary>
      <BrowserRouter>
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
