import { expect, test } from 'vitest'
import boot from '../public/boot.js?raw'
import { to } from './to.ts'

type Visit = { path?: string; stored?: Record<string, string> | 'forbidden' }

/** Runs the script as the head does, in a page of its own. */
function visit({ path = '/', stored = {} }: Visit) {
  const page = { dataset: {} as { theme?: string } }
  const went: string[] = []
  const window = {
    get localStorage() {
      if (stored === 'forbidden') throw new DOMException('The operation is insecure.', 'SecurityError')
      return { getItem: (key: string) => stored[key] ?? null }
    },
  }
  const location = { pathname: path, replace: (address: string) => went.push(address) }
  // A classic script can not be imported.
  new Function('window', 'document', 'location', boot)(window, { documentElement: page }, location)
  return { theme: page.dataset.theme, went }
}

const COMPANY = { userType: 'company', authToken: '{}' }

test.each(['light', 'dark'])('a stored %s theme is on the page before it is painted', (theme) => {
  expect(visit({ stored: { theme } }).theme).toBe(theme)
})

test('without a stored theme the page follows the device', () => {
  expect(visit({}).theme).toBeUndefined()
  expect(visit({ stored: { theme: 'purple' } }).theme).toBeUndefined()
})

test('a signed-in company goes from the job board to its panel', () => {
  expect(visit({ stored: COMPANY }).went).toEqual([to.companyHome])
})

test.each<Visit>([
  { path: '/jobs/', stored: COMPANY },
  { stored: { userType: 'company' } },
  { stored: { userType: 'personal', authToken: '{}' } },
  { stored: 'forbidden' },
])('everybody else stays where they are: %o', (someone) => {
  expect(visit(someone).went).toEqual([])
})
