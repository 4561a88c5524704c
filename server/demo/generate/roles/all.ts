import { building } from './building.ts'
import { culture } from './culture.ts'
import { health } from './health.ts'
import { hospitality } from './hospitality.ts'
import { industry } from './industry.ts'
import { logistics } from './logistics.ts'
import { office } from './office.ts'
import { outdoors } from './outdoors.ts'
import { retail } from './retail.ts'
import type { Role } from './role.ts'
import { software } from './software.ts'

const roles: Record<string, Role> = {
  ...software,
  ...health,
  ...building,
  ...industry,
  ...hospitality,
  ...logistics,
  ...office,
  ...culture,
  ...outdoors,
  ...retail,
}

export const roleNames = Object.keys(roles)

export function roleOf(name: string): Role {
  const role = roles[name]
  if (!role) throw new Error(`The demo has no role "${name}".`)
  return role
}
