import { Route, Routes } from 'react-router'
import { to } from '../to.ts'
import { guardedBy } from './guards.tsx'
import { texts } from './messages.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { PageRoute } from './pageRoute.ts'

export function PageRoutes({ routes }: { routes: readonly PageRoute[] }) {
  return (
    <Routes>
      {routes.map(({ path, guards, Page }) => (
        <Route key={path} path={path} element={guardedBy(guards, <Page />)} />
      ))}
      <Route path={to.userNotFound} element={<NotFoundPage label={texts.userNotFound} />} />
      <Route path={to.jobNotFound} element={<NotFoundPage label={texts.jobNotFound} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
