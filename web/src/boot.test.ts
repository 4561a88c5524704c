import { expect, test } from 'vitest'
import boot from '../public/boot.js?raw'
import { parseIntent } from './account/storedIntent.ts'
import { intentOf } from './shell/intent.ts'
import { to } from './to.ts'

type Visit = { path?: string; stored?: Record<string, string> | 'forbidden' }

/** Runs the script as the head does, in a page of its own. */
function visit({ path = '/', stored = {} }: Visit) {
  const page = { dataset: {} as { theme?: string; account?: string }, hidden: false }
  const went: string[] = []
  const window = {
    get localStorage() {
      if (stored === 'forbidden') throw new DOMException('The operation is insecure.', 'SecurityError')
      return {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => void (stored[key] = value),
      }
    },
  }
  const location = { pathname: path, replace: (address: string) => went.push(address) }
  const listeners: Record<string, (event: { target: Element }) => void> = {}
  const listen = (type: string, listener: (event: { target: Element }) => void) => {
    listeners[type] = listener
  }
  // A classic script can not be imported.
  const run = new Function('window', 'document', 'location', 'addEventListener', boot)
  run(window, { documentElement: page }, location, listen)
  const press = (target: Element, type = 'click') => {
    listeners[type]?.({ target })
    return stored === 'forbidden' ? null : (stored.intent ?? null)
  }
  return { ...page.dataset, hidden: page.hidden, went, press }
}

/** The icon inside a link that says what its press is for. */
function iconOf(attributes: object) {
  const link = Object.assign(document.createElement('a'), { innerHTML: '<svg></svg>' })
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return link.firstElementChild!
}
const toSave = iconOf(intentOf('save', to.jobs(7), 'Joiner & "cook"'))

test.each(['click', 'auxclick'])('a %s of a visitor on Apply or Save is kept for the login', (type) => {
  const intent = { action: 'save', path: '/jobs/?jobId=7', title: 'Joiner & "cook"', jobId: 7 }
  expect(parseIntent(visit({}).press(toSave, type))).toEqual(intent)
})

test('nothing is kept of another press, nor of one by somebody who is signed in', () => {
  expect(visit({}).press(iconOf({}))).toBeNull()
  expect(visit({ stored: { userType: 'personal', authToken: '{}' } }).press(toSave)).toBeNull()
})

test('a press does not fail where storage is forbidden', () => {
  expect(visit({ stored: 'forbidden' }).press(toSave)).toBeNull()
})

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
