import { expect, test } from 'vitest'
import boot from '../public/boot.js?raw'
import { to } from './to.ts'

type Visit = { path?: string; stored?: Record<string, string> | 'forbidden' }

/** Runs the script as the head does, in a page of its own. */
function visit({ path = '/', stored = {} }: Visit) {
  const page = { dataset: {} as { theme?: string; account?: string }, hidden: false }
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
  return { ...page.dataset, hidden: page.hidden, went }
}

const COMPANY = { userType: 'company', authToken: '{}' }

test.each(['light', 'dark'])('a stored %s theme is on the page before it is painted', (theme) => {
  expect(visit({ stored: { theme } }).theme).toBe(theme)
})

test('without a stored theme the page follows the device', () => {
  expect(visit({}).theme).toBeUndefined()
  expect(visit({ stored: { theme: 'purple' } }).theme).toBeUndefined()
})

test('a signed-in company goes from the job board to its panel and sees nothing of the board', () => {
  expect(visit({ stored: COMPANY })).toMatchObject({ went: [to.companyHome], hidden: true })
})

test.each(['personal', 'company'])(
  'the page knows before it is painted that a %s account is signed in',
  (userType) => {
    const stored = { userType, authToken: '{}' }
    expect(visit({ path: '/jobs/', stored })).toMatchObject({ account: userType, hidden: false })
  },
)

test.each<Visit>([
  {},
  { stored: { userType: 'personal' } },
  { stored: { authToken: '{}' } },
  { stored: 'forbidden' },
])('the page of a visitor is left as it is: %o', (someone) => expect(visit(someone).account).toBeUndefined())

test.each<Visit>([
  { path: '/jobs/', stored: COMPANY },
  { stored: { userType: 'company' } },
  { stored: { userType: 'personal', authToken: '{}' } },
  { stored: 'forbidden' },
])('everybody else stays where they are: %o', (someone) => {
  expect(visit(someone).went).toEqual([])
})
