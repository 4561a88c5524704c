import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentSession } from './api/storedSession.ts'
import { routeAt } from './routes.tsx'
import { App } from './shell/App.tsx'
import { readSeed } from './shell/seed.ts'
import './styles.css'

const root = document.getElementById('root')!
const seed = readSeed()
const app = (
  <StrictMode>
    <App seed={seed} />
  </StrictMode>
)

// A page that refuses a visitor is complete. An account has limits of its own: for it the app starts instead.
const isComplete = root.dataset['static'] !== undefined && !currentSession()

if (seed) void takeOver()
else if (!isComplete) createRoot(root).render(app)

/** What the server has drawn stays as it is until the page's code is there; where it never comes, the page says so. */
async function takeOver() {
  await routeAt(location.pathname)
    ?.Page.load()
    .catch(() => {})
  hydrateRoot(root, app)
}
