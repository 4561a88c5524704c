import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { type Session, useAccount, useSession } from '../api/session.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { FooterForms, type FooterParts } from './FooterForms.tsx'
import { Header } from './Header.tsx'
import { texts } from './messages.ts'
import { PageFallback } from './PageFallback.tsx'
import type { PageRoute } from './pageRoute.ts'
import { PageRoutes } from './PageRoutes.tsx'
import { PreviewPlace } from './PreviewPlace.tsx'
import { RouteChange } from './RouteChange.ts'
import { PreloadPage, usePreload } from './usePreload.ts'
import { useSessionKeeper } from './useSessionKeeper.ts'

const BottomBar = lazyPart(() => import('./BottomBar.tsx').then((part) => part.BottomBar))

export type ShellProps = {
  routes: readonly PageRoute[]
  /** Floats over every page of a candidate. */
  CandidateWidget?: ComponentType<{ session: Session }>
  /** What accounts see of their unread messages and notifications, and what keeps it up to date. */
  unread?:
    | {
        HeaderMessages: ComponentType
        HeaderBell: ComponentType
        BarMessages: ComponentType
        BarBell: ComponentType
        Live: ComponentType<{ session: Session }>
      }
    | undefined
  /** The forms of the footer, and all comments. */
  footer?: FooterParts
  /** In place of the page of the URL. */
  children?: ReactNode
}

/** Everything around the pages. */
export function Shell({ routes, CandidateWidget, unread, footer, children }: ShellProps) {
  const { pathname } = useLocation()
  const session = useSession()
  const account = useAccount()
  useSessionKeeper(routes)
  const preloadPage = usePreload(routes)

  return (
    <div className="flex flex-col pb-(--bottom-bar)">
      {/* Before the pages, so that a page's own title is set last. */}
      <RouteChange routes={routes} />
      <a
        href="#main"
        className="btn btn-primary sr-only z-50 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skipToContent}
      </a>
      <Header Messages={unread?.HeaderMessages} Bell={unread?.HeaderBell} />
      {/* As tall as the screen, so that no page shows the footer before it is scrolled to. */}
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none print:min-h-0">
        <PreviewPlace>
          {/* The key remounts the page for another account: mounted components would keep the data of the last one. */}
          <ErrorBoundary key={`${account?.userId} ${pathname}`}>
            <Suspense fallback={<PageFallback />}>
              <PreloadPage value={preloadPage}>{children ?? <PageRoutes routes={routes} />}</PreloadPage>
            </Suspense>
          </ErrorBoundary>
        </PreviewPlace>
      </main>
      <Footer>
        <FooterForms parts={footer} />
      </Footer>
      {session?.userType === 'personal' && CandidateWidget && <CandidateWidget session={session} />}
      <div className="fixed inset-x-0 bottom-0 z-40 hidden h-(--bottom-bar) border-t border-line bg-card not-print:max-md:account:block">
        {session && (
          <BottomBar
            routes={routes}
            session={session}
            icons={unread ? [unread.BarMessages, unread.BarBell] : []}
          />
        )}
      </div>
      {session && unread && <unread.Live session={session} />}
    </div>
  )
}
