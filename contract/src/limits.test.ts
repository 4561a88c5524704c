import { expect, test } from 'vitest'
import { sessions } from './account/sessions.ts'
import { contract } from './all.ts'
import type { Endpoint } from './endpoint.ts'

const endpoints: Endpoint[] = Object.values(contract).flatMap((feature) => Object.values(feature))

test('every endpoint except the logout is limited', () => {
  const unlimited = endpoints.filter(({ limits }) => limits.length === 0)
  expect(unlimited.map(({ path }) => path)).toEqual([sessions.logOut.path])
})
