import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentSession } from './api/storedSession.ts'
import { routeAt, routes } from './routes.tsx'
import { App } from './shell/App.tsx'
import { readDehydratedState } from './shell/dehydratedState.ts'
import { BellPlace } from './shell/VisitorLinks.tsx'
import './styles.css'
import { lazyPart } from './ui/lazyPart.tsx'

// Loaded lazily, because most viewers are visitors.
const CompletionWidget = lazyPart(() => import('./completion/api.ts').then((part) => part.CompletionWidget))
const notifications = {
  HeaderBell: lazyPart(() => import('./notifications/api.ts').then((part) => part.HeaderBell), BellPlace),
  BarBell: lazyPart(() => import('./notifications/api.ts').then((part) => part.BarBell)),
  Live: lazyPart(() => import('./notifications/api.ts').then((part) => part.LiveNotifications)),
}

const root = document.getElementById('root')!
const state = readDehydratedState()
const app = (
  <StrictMode>
    <App routes={routes} state={state} CandidateWidget={CompletionWidget} notifications={notifications} />
  </StrictMode>
)

// A static page, such as 429 for a visitor, needs no code. An account has limits of its own: for it the app starts.
const isStatic = root.dataset['static'] !== undefined && !currentSession()

if (state) void hydratePage()
else if (!isStatic) createRoot(root).render(app)

/** The server's HTML stays until the page's code is loaded; if loading fails, the page says so. */
async function hydratePage() {
  await routeAt(location.pathname)
    ?.Page.load()
    .catch(() => {})
  hydrateRoot(root, app)
}
