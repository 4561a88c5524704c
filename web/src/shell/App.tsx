import { BrowserRouter } from 'react-router'
import { routes } from '../routes.tsx'
import { AlertsProvider } from '../ui/Alerts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Queries } from './Queries.tsx'
import { Shell } from './Shell.tsx'

/** Addresses change without transitions: who leaves the session and the page at once must be seen to do both. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter useTransitions={false}>
        <AlertsProvider>
          <Queries>
            <Shell routes={routes} />
          </Queries>
        </AlertsProvider>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
