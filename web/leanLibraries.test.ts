import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { leanLibraries } from './leanLibraries.ts'

type Icon = (props: Record<string, unknown>) => ReactNode

/** The icon of the build, whose module the plugin writes as text. */
function leanIcon() {
  const transform = leanLibraries.transform as (code: string, id: string) => string
  const code = transform('createElement(Icon,', '/lucide-react/dist/esm/createLucideIcon.mjs')
  const body = code.replace(/import .*/, '').replace(/export .*/, 'return createLucideIcon')
  const create = new Function('createElement', body)(createElement) as (icon: object) => Icon
  return create({ name: 'x', node: [] })
}

test('an icon of the build has the defaults of the library', () => {
  expect(leanIcon()({})).toMatchObject({ props: { width: 24, height: 24, 'aria-hidden': true } })
  expect(leanIcon()({ size: 18, 'aria-hidden': false })).toMatchObject({
    props: { width: 18, height: 18, 'aria-hidden': false },
  })
})
