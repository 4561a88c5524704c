import { routes } from '../web/src/routes.tsx'
import type { Guard, Viewer } from '../web/src/shell/guards.tsx'
import type { PageRoute } from '../web/src/shell/pageRoute.ts'
import type { demo } from './steps/accounts.ts'

type Visited = {
  /** As in the app's routes. */
  route: string
  /** A URL of it in the demo; `OWN_JOB` stands for a job of the demo's company, `OWN_MESSAGE` for one that was received. */
  path: string
  as?: keyof typeof demo | undefined
}

/** For the routes that need a parameter. */
const EXAMPLES: Record<string, string> = {
  '/jobs/': '/jobs/?jobId=1',
  '/profile/': '/profile/?id=60',
  '/profile/company/': '/profile/company/?id=1',
  '/password/reset/confirm/:uid?/:token?/': '/password/reset/confirm/#uid=uid&token=token',
  '/accounts/activate/:uid?/:token?/': '/accounts/activate/#uid=uid&token=token',
  '/accounts/lock/': '/accounts/lock/#uid=uid&token=token',
  '/unsubscribe/:token/': '/unsubscribe/token/',
  '/apply/': '/apply/?jobId=1',
  '/company-panel/': '/company-panel/?tab=jobs',
  '/reply/message/': '/reply/message/?id=OWN_MESSAGE',
  '/job-detail-panel/': '/job-detail-panel/?jobId=OWN_JOB',
}

const ACCOUNTS = { visitor: undefined, personal: 'candidate', company: 'company' } as const

const isAdmitted = (viewer: Viewer, guards: readonly Guard[]) =>
  guards.every(({ admits }) => !admits || admits.includes(viewer))

const viewersOf = ({ guards, isMailed }: PageRoute) =>
  (Object.keys(ACCOUNTS) as Viewer[]).filter(
    (viewer) => isAdmitted(viewer, guards) && (viewer === 'visitor' || !isMailed),
  )

/** Every page of the app, for each kind of viewer who may see it. */
export const pages: readonly Visited[] = routes.flatMap((route) =>
  viewersOf(route).map((viewer) => ({
    route: route.path,
    path: EXAMPLES[route.path] ?? route.path,
    as: ACCOUNTS[viewer],
  })),
)
