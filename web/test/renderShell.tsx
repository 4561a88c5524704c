import { routes } from '../src/routes.tsx'
import { Queries } from '../src/shell/Queries.tsx'
import { Shell, type ShellProps } from '../src/shell/Shell.tsx'
import { AlertsProvider } from '../src/ui/Alerts.tsx'
import { BarBell, BarMessages, HeaderBell, HeaderMessages, LiveTotals } from '../src/unread/api.ts'
import { renderIn } from './render.tsx'
import type { Prepared } from './server.ts'

const UNREAD = { HeaderMessages, HeaderBell, BarMessages, BarBell, Live: LiveTotals }

const standIn = (path: string) =>
  Object.assign(() => <h1>Page {path}</h1>, { preload() {}, load: async () => {}, isRendered: false })

type ShellOptions = Omit<ShellProps, 'routes' | 'unread'> & {
  /** Whether the parts about unread messages and notifications are rendered. */
  unread?: boolean
  prepared?: readonly Prepared[]
  /** The paths of the pages that are rendered; of the others only the path is shown. */
  real?: readonly string[]
}

/** Renders the whole app without its browser router: header, menus, guards and the `real` pages. */
export function renderShell(
  url: string,
  { prepared = [], real = [], unread = false, ...parts }: ShellOptions = {},
) {
  return renderIn(
    url,
    <AlertsProvider>
      <Queries>
        <Shell
          {...parts}
          unread={unread ? UNREAD : undefined}
          routes={routes.map((route) =>
            real.includes(route.path) ? route : { ...route, Page: standIn(route.path) },
          )}
        />
      </Queries>
    </AlertsProvider>,
    prepared,
  )
}
