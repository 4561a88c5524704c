import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentSession } from './api/storedSession.ts'
import { routeAt, routes } from './routes.tsx'
import { App } from './shell/App.tsx'
import { readDehydratedState } from './shell/dehydratedState.ts'
import { BellPlaceholder, MessagesPlaceholder } from './shell/VisitorLinks.tsx'
import './styles.css'
import { lazyPart } from './ui/lazyPart.tsx'
import { Skeleton } from './ui/Skeleton.tsx'

// Loaded lazily, because most viewers are visitors.
// Not by its api.ts, which has more for other pages.
const CompletionWidget = lazyPart(() =>
  import('./completion/CompletionWidget.tsx').then((part) => part.CompletionWidget),
)
const unread = {
  HeaderMessages: lazyPart(
    () => import('./unread/api.ts').then((part) => part.HeaderMessages),
    MessagesPlaceholder,
  ),
  HeaderBell: lazyPart(() => import('./unread/api.ts').then((part) => part.HeaderBell), BellPlaceholder),
  BarMessages: lazyPart(() => import('./unread/api.ts').then((part) => part.BarMessages)),
  BarBell: lazyPart(() => import('./unread/api.ts').then((part) => part.BarBell)),
  Live: lazyPart(() => import('./unread/api.ts').then((part) => part.LiveTotals)),
}
const FormPlaceholder = () => <Skeleton />
const footer = {
  CommentForm: lazyPart(() => import('./footerForms.ts').then((part) => part.CommentForm), FormPlaceholder),
  ContactForm: lazyPart(() => import('./footerForms.ts').then((part) => part.ContactForm), FormPlaceholder),
}

const root = document.getElementById('root')!
const state = readDehydratedState()
const app = (
  <StrictMode>
    <App {...{ routes, state, CandidateWidget: CompletionWidget, unread, footer }} />
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
  // For public/boot.js. React hydrates at once what is pressed from now on.
  dispatchEvent(new Event('hydrate'))
}
