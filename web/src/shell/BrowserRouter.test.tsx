import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { BrowserRouter } from './BrowserRouter.tsx'

beforeEach(() => window.history.replaceState(null, '', '/start/?page=2#top'))

function Place() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{[useNavigationType(), pathname + search + hash, JSON.stringify(state)].join(' ')}</p>
      <button onClick={() => void navigate('/next/?page=3', { state: 'given' })}>push</button>
      <button onClick={() => void navigate('/other/', { replace: true, state: { saved: true } })}>
        replace
      </button>
      <button onClick={() => void navigate('/next/')}>go on</button>
      <button onClick={() => void navigate('?page=9', { replace: true })}>show another view</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  )
}

const open = () =>
  render(
    <BrowserRouter>
      <Place />
    </BrowserRouter>,
  )
const place = () => screen.getByRole('paragraph').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the router starts at the URL of the browser', () => {
  open()
  expect(place()).toBe('POP /start/?page=2#top null')
})

test('a push adds a history entry', async () => {
  open()
  const steps = window.history.length
  await press('push')
  expect(place()).toBe('PUSH /next/?page=3 "given"')
  expect(window.location.href).toMatch(/\/next\/\?page=3$/)
  expect(window.history.length).toBe(steps + 1)

  await press('back')
  expect(await screen.findByText('POP /start/?page=2#top {"top":0}')).toBeVisible()
})

test('a history entry stores the page that led to it', async () => {
  open()
  await press('go on')
  expect(place()).toBe('PUSH /next/ {"from":"/start/?page=2"}')
})

test('a page opened from one of its kind keeps the page that led to the first, and how far back it is', async () => {
  window.history.replaceState({ from: '/?search=cook', top: 40 }, '', '/next/?page=1')
  open()
  await press('go on')
  expect(place()).toBe('PUSH /next/ {"from":"/?search=cook","steps":2}')
  await press('go on')
  expect(place()).toBe('PUSH /next/ {"from":"/?search=cook","steps":3}')
})

test('a replacement adds no history entry, and its state survives a reload', async () => {
  const first = open()
  const steps = window.history.length
  await press('replace')
  expect(place()).toBe('REPLACE /other/ {"saved":true}')
  expect(window.history.length).toBe(steps)

  first.unmount()
  open()
  expect(place()).toBe('POP /other/ {"saved":true}')
})

test('an unmounted router ignores navigation', async () => {
  open().unmount()
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument()
})

test('another view of a page that takes its place keeps the page that led to it', async () => {
  open()
  await press('go on')
  await press('show another view')
  expect(place()).toBe('REPLACE /next/?page=9 {"from":"/start/?page=2"}')

  await press('replace')
  expect(place()).toBe('REPLACE /other/ {"saved":true}')
})
