import type { FastifyInstance } from 'fastify'
import { activationRoutes } from './activationRoutes.ts'
import { passwordResetRoutes } from './passwordResetRoutes.ts'
import { registrationRoutes, type RegistrationDependencies } from './registrationRoutes.ts'
import { sessionRoutes, type SessionDependencies } from './sessionRoutes.ts'
import { settingsRoutes } from './settingsRoutes.ts'
import { unsubscribeRoutes, type UnsubscribeDependencies } from './unsubscribeRoutes.ts'

export type { DemoAccount } from './registrationRoutes.ts'

export function accountRoutes(
  app: FastifyInstance,
  dependencies: SessionDependencies & RegistrationDependencies & UnsubscribeDependencies,
) {
  sessionRoutes(app, dependencies)
  registrationRoutes(app, dependencies)
  activationRoutes(app, dependencies)
  passwordResetRoutes(app, dependencies)
  settingsRoutes(app, dependencies)
  unsubscribeRoutes(app, dependencies)
}
