import type { FastifyInstance } from 'fastify'
import { passwordResetRoutes } from './passwordReset.ts'
import { registrationRoutes, type RegistrationDependencies } from './registration.ts'
import { sessionRoutes, type SessionDependencies } from './sessions.ts'
import { settingsRoutes } from './settings.ts'
import { unsubscribeRoutes, type UnsubscribeDependencies } from './unsubscribing.ts'

export type { DemoAccount } from './registration.ts'

export function accountRoutes(
  app: FastifyInstance,
  dependencies: SessionDependencies & RegistrationDependencies & UnsubscribeDependencies,
) {
  sessionRoutes(app, dependencies)
  registrationRoutes(app, dependencies)
  passwordResetRoutes(app, dependencies)
  settingsRoutes(app, dependencies)
  unsubscribeRoutes(app, dependencies)
}
