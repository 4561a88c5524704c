import { describe, expect, test, vi } from 'vitest'
import boot from '../public/boot.js?raw'
import { parseIntent } from './account/storedIntent.ts'
import { routes } from './routes.tsx'
import { GuestOnly } from './shell/guards.tsx'
import { intentOf } from './shell/intent.ts'
import { to } from './to.ts'

type Visit = { path?: string; search?: string; hash?: string; stored?: Record<string, string> | 'forbidden' }

/** Runs the script as the head of a page does, with a document of its own. */
function visit({ path = '/', search = '', hash = '', stored = {} }: Visit) {
  const page = {
    dataset: {} as {
      theme?: string
      account?: string
      hasIntent?: string
      ownProfile?: string
      socialReturn?: string
    },
    hidden: false,
  }
  const redirects: string[] = []
  const window = {
    get localStorage() {
      if (stored === 'forbidden') throw new DOMException('The operation is insecure.', 'SecurityError')
      return {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: unknown) => void (stored[key] = String(value)),
        removeItem: (key: string) => void delete stored[key],
      }
    },
  }
  let shown = path + search + hash
  const history = { replaceState: (_state: unknown, _title: string, url: string) => void (shown = url) }
  const location = { pathname: path, search, hash, replace: (url: string) => redirects.push(url) }
  const listeners: [type: string, listener: (event: Partial<Event>) => void][] = []
  const listen = (...added: (typeof listeners)[number]) => void listeners.push(added)
  const dispatch = (type: string, event: Partial<Event>) => {
    for (const [heard, listener] of listeners) if (heard === type) listener(event)
  }
  // A classic script can not be imported.
  const run = new Function('window', 'document', 'location', 'history', 'addEventListener', boot)
  run(window, { documentElement: page }, location, history, listen)
  const press = (target: Element, type = 'click') => {
    dispatch(type, { target })
    return stored === 'forbidden' ? null : (stored.intent ?? null)
  }
  const submit = (event: Partial<Event>) => dispatch('submit', event)
  return { ...page.dataset, hidden: page.hidden, redirects, shown, press, submit }
}

/** The icon inside a link with these attributes. */
function iconOf(attributes: object) {
  const link = Object.assign(document.createElement('a'), { innerHTML: '<svg></svg>' })
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return link.firstElementChild!
}
const toSave = iconOf(intentOf('save', to.jobs(7), 'Joiner & "cook"'))

test.each(['click', 'auxclick'])(
  'a %s of a visitor on Apply, Save or Send Message stores the intent for the login',
  (type) => {
    const intent = { action: 'save', path: '/jobs/?jobId=7', title: 'Joiner & "cook"', id: 7 }
    expect(parseIntent(visit({}).press(toSave, type))).toEqual(intent)
  },
)

test('a click elsewhere and a click by a signed-in user store no intent', () => {
  expect(visit({}).press(iconOf({}))).toBeNull()
  expect(visit({ stored: { userType: 'personal', authToken: '{}' } }).press(toSave)).toBeNull()
})

test('a click on Save does not fail where storage is blocked', () => {
  expect(visit({ stored: 'forbidden' }).press(toSave)).toBeNull()
})

/** A submit as it reaches the window, after React if it has hydrated the form. */
function aSubmit({ method, defaultPrevented = false }: { method: string; defaultPrevented?: boolean }) {
  const form = Object.assign(document.createElement('form'), { method })
  const preventDefault = vi.fn<() => void>()
  return { event: { target: form, defaultPrevented, preventDefault }, form, preventDefault }
}

test.each<Visit>([{}, { stored: 'forbidden' }])(
  'a form that is submitted before its code is loaded is marked and not sent: %o',
  (visitor) => {
    const { event, form, preventDefault } = aSubmit({ method: 'post' })
    visit(visitor).submit(event)
    expect(preventDefault).toHaveBeenCalledOnce()
    expect(form.dataset.submitted).toBe('')
  },
)

test('a search and a form that React has handled are left as they are', () => {
  for (const submit of [aSubmit({ method: 'get' }), aSubmit({ method: 'post', defaultPrevented: true })]) {
    visit({}).submit(submit.event)
    expect(submit.preventDefault).not.toHaveBeenCalled()
    expect(submit.form.dataset).not.toHaveProperty('submitted')
  }
})

test('the last button that is pressed before the page is hydrated is pressed again then, once', () => {
  document.body.innerHTML = '<button type="button"></button><button type="button"><svg></svg></button><a></a>'
  const presses = vi.fn<(index: number) => void>()
  const buttons = [...document.querySelectorAll('button')]
  for (const [i, button] of buttons.entries()) button.addEventListener('click', () => presses(i))
  buttons[0]!.click()
  buttons[1]!.firstElementChild!.dispatchEvent(new Event('click', { bubbles: true }))
  document.querySelector('a')!.click()
  presses.mockClear()

  // The script of the real document: see test/setup.ts.
  window.dispatchEvent(new Event('hydrate'))
  window.dispatchEvent(new Event('hydrate'))
  expect(presses.mock.calls).toEqual([[1]])
})

const COMPANY = { userType: 'company', authToken: '{}' }

test.each(['light', 'dark'])('a stored %s theme is set before the first paint', (theme) => {
  expect(visit({ stored: { theme } }).theme).toBe(theme)
})

test('without a valid stored theme none is set, so that the page follows the device', () => {
  expect(visit({}).theme).toBeUndefined()
  expect(visit({ stored: { theme: 'purple' } }).theme).toBeUndefined()
})

test('a signed-in company is redirected from the job board to that of people, and the board stays hidden', () => {
  expect(visit({ stored: COMPANY })).toMatchObject({ redirects: [to.companyHome], hidden: true })
})

const guestPages = routes.filter(({ guards }) => guards.includes(GuestOnly)).map(({ path }) => path)

test('a signed-in user is redirected home from every page for visitors, which stays hidden', () => {
  const PERSONAL = { ...COMPANY, userType: 'personal' }
  for (const path of [...guestPages, '/login'])
    for (const [stored, home] of [
      [COMPANY, to.companyHome],
      [PERSONAL, to.home],
    ] as const)
      expect.soft(visit({ path, stored }), path).toMatchObject({ redirects: [home], hidden: true })
  expect(guestPages).toContain(to.login)
})

test('the root element says before the first paint whether an intent is stored', () => {
  expect(visit({ path: to.login, stored: { intent: '{}' } })).toMatchObject({ hasIntent: '', redirects: [] })
  expect(visit({ path: to.login })).not.toHaveProperty('hasIntent')
})

const TICKET = 'ticket=abc&email=maria%40example.com'
const minutesAgo = (minutes: number) => String(Date.now() - minutes * 60_000)

test('the ticket of a social login that was started here leaves the address bar, and counts once', () => {
  const stored = { social_login: minutesAgo(9) }
  const atLogin = { path: to.login, hash: `#${TICKET}`, stored }
  expect(visit(atLogin)).toMatchObject({ socialReturn: TICKET, shown: to.login })
  expect(visit(atLogin)).toMatchObject({ socialReturn: 'error=failed', shown: to.login })
})

test.each<Visit['stored']>([{}, { social_login: minutesAgo(11) }, 'forbidden'])(
  'a ticket that comes without a login started here is a failed login: %o',
  (stored) => {
    expect(visit({ path: to.login, hash: `#${TICKET}`, stored })).toMatchObject({
      socialReturn: 'error=failed',
      shown: to.login,
    })
    expect(visit({ path: to.login, hash: '#error=cancelled', stored }).socialReturn).toBe('error=cancelled')
  },
)

test.each(['click', 'auxclick'])('a %s on the link to a provider is remembered for the return', (type) => {
  const stored = {}
  visit({ path: to.login, stored }).press(iconOf({ 'data-social-login': '' }), type)
  expect(visit({ path: to.login, hash: `#${TICKET}`, stored }).socialReturn).toBe(TICKET)
})

test('other fragments, and those of other pages, stay where they are', () => {
  for (const url of [
    { path: to.login, hash: '#main' },
    { path: to.register, hash: '#ticket=abc' },
  ]) {
    expect(visit(url)).toMatchObject({ shown: url.path + url.hash })
    expect(visit(url)).not.toHaveProperty('socialReturn')
  }
})

test.each(['personal', 'company'])(
  'the root element says before the first paint that a %s account is signed in',
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
])('the root element of a visitor says nothing of an account: %o', (visitor) =>
  expect(visit(visitor).account).toBeUndefined(),
)

test.each<Visit>([
  { path: '/jobs/', stored: COMPANY },
  { path: '/settings/', stored: COMPANY },
  { path: '/login/' },
  { path: '/login/', stored: { userType: 'company' } },
  { stored: { userType: 'company' } },
  { stored: { userType: 'personal', authToken: '{}' } },
  { stored: 'forbidden' },
])('nobody else is redirected: %o', (other) => {
  expect(visit(other).redirects).toEqual([])
})

test.each([
  ['/profile/', '?id=7', true],
  ['/profile', '?tab=rate&id=7', true],
  ['/profile/', '?id=8', false],
  ['/profile/', '', false],
  ['/profile/company/', '?id=7', false],
])('%s%s is the own profile of account 7: %s', (path, search, isOwn) => {
  const account = { authToken: '{}', userType: 'personal', userId: '7' }
  expect('ownProfile' in visit({ path, search, stored: account })).toBe(isOwn)
  expect(visit({ path, search, stored: { userId: '7' } })).not.toHaveProperty('ownProfile')
})

describe('the scripts of a rendered page', () => {
  /** Runs the script in a document that is then parsed to the end. */
  function parse(root: string, hidden = false) {
    const page = document.implementation.createHTMLDocument()
    Object.defineProperty(page, 'hidden', { value: hidden })
    page.body.innerHTML = root
    const frames: (() => void)[] = []
    const imported: string[] = []
    const events = new EventTarget()
    // A function made from text cannot import.
    const run = new Function(
      'document',
      'addEventListener',
      'requestAnimationFrame',
      'load_',
      boot.replace('import(', 'load_('),
    )
    run(
      page,
      events.addEventListener.bind(events),
      (frame: () => void) => frames.push(frame),
      (url: string) => imported.push(url),
    )
    events.dispatchEvent(new Event('DOMContentLoaded'))
    const loaded = () => ({
      preloads: [...page.querySelectorAll('link[rel=modulepreload]')].map((link) =>
        link.getAttribute('href'),
      ),
      imported,
    })
    return { frame: () => frames.shift()!(), loaded }
  }
  const RENDERED = '<div id="root" data-scripts="/assets/root.js /assets/page.js"></div>'
  const NONE = { preloads: [], imported: [] }
  const ALL = { preloads: ['/assets/root.js', '/assets/page.js'], imported: ['/assets/root.js'] }

  test('load after the page was painted', async () => {
    const { frame, loaded } = parse(RENDERED)
    frame()
    frame()
    expect(loaded()).toEqual(NONE)
    await expect.poll(loaded).toEqual(ALL)
  })

  test('load at once in the background, where nothing is painted', () => {
    expect(parse(RENDERED, true).loaded()).toEqual(ALL)
  })

  test('load by themselves in an empty shell', () => {
    expect(parse('<div id="root"></div>', true).loaded()).toEqual(NONE)
  })
})
