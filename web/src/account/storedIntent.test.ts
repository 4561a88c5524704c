import { afterEach, describe, expect, test, vi } from 'vitest'
import { rememberIntent } from '../shell/intent.ts'
import { parseIntent, readIntent } from './storedIntent.ts'

const DAY = 24 * 60 * 60 * 1000

const stored = (changes: object = {}) =>
  parseIntent(
    JSON.stringify({
      version: 1,
      at: Date.now(),
      action: 'open',
      path: '/saved-jobs/',
      title: 'Saved Jobs',
      ...changes,
    }),
  )

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test.each([
  [{ action: 'save', path: '/jobs/?jobId=60', title: 'Joiner' }, 60],
  [{ action: 'apply', path: '/apply/?jobId=60', title: 'Joiner' }, 60],
  [{ action: 'message', path: '/profile/?id=60', title: 'Maria Alvarez' }, 60],
  [{ action: 'message', path: '/profile/company/?id=60', title: 'Ferry Yard' }, 60],
  [{ action: 'open', path: '/saved-jobs/?page=2', title: 'Saved Jobs' }, undefined],
  [{ action: 'saveSearch', path: '/?search=cook&remote=true', title: 'cook, Remote only' }, undefined],
] as const)('a stored intent is read back: %j', (intent, id) => {
  rememberIntent(intent)
  expect(readIntent()).toEqual({ ...intent, ...(id && { id }) })
})

test('an intent expires after a day', () => {
  vi.useFakeTimers()
  rememberIntent({ action: 'open', path: '/saved-jobs/', title: 'Saved Jobs' })
  vi.advanceTimersByTime(DAY - 1)
  expect(readIntent()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(readIntent()).toBeNull()
})

test.each([null, '', 'no JSON', '{', 'null', '1', '"/saved-jobs/"', '[]', '{}'])(
  'the text %j is not an intent',
  (text) => {
    expect(parseIntent(text)).toBeNull()
  },
)

describe('an intent is rejected', () => {
  test.each([undefined, 0, 2, '1'])('with the version %j', (version) => {
    expect(stored({ version })).toBeNull()
  })

  test.each([undefined, null, 'now', 0, Date.now() + DAY])('with the time %j', (at) => {
    expect(stored({ at })).toBeNull()
  })

  test.each([undefined, 'delete', 'constructor', 'toString', '__proto__'])('with the action %j', (action) => {
    expect(stored({ action, path: '/jobs/?jobId=60' })).toBeNull()
  })

  test.each([undefined, 60, 'x'.repeat(501)])('with the title %j', (title) => {
    expect(stored({ title })).toBeNull()
  })

  test.each([
    undefined,
    '',
    'saved-jobs/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example/',
    '/.//evil.example/',
    '//',
    'https://evil.example/',
    `${location.origin}/saved-jobs/`,
    'javascript:alert(1)',
    '/saved-jobs/#x',
    ' /saved-jobs/',
  ])('with the path %j', (path) => {
    expect(stored({ path })).toBeNull()
  })

  test.each([
    ['save', '/jobs/'],
    ['save', '/jobs/?jobId=0'],
    ['save', '/jobs/?jobId=-1'],
    ['save', '/jobs/?jobId=1e3'],
    ['save', '/jobs/?jobId=60&jobId=61'],
    ['save', '/jobs/?jobId=9007199254740993'],
    ['save', '/apply/?jobId=60'],
    ['apply', '/jobs/?jobId=60'],
    ['apply', '/apply/'],
    ['apply', '/add-job/'],
    ['message', '/profile/'],
    ['message', '/profile/?id=0'],
    ['message', '/profile/?id=60&tab=skills'],
    ['message', '/jobs/?jobId=60'],
    ['message', '/messages/?email=maria%40example.com'],
    ['saveSearch', '/'],
    ['saveSearch', '/users/?search=cook'],
    ['saveSearch', '//evil.example/?search=cook'],
  ])('with the action %s and the path %s', (action, path) => {
    expect(stored({ action, path })).toBeNull()
  })
})
