import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AlertsProvider } from './Alerts.tsx'
import { type Alert, useAlert } from './useAlert.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Trigger({ alert }: { alert: Alert }) {
  const { show } = useAlert()
  return <button onClick={() => show(alert)}>Show {alert.text}</button>
}

const SAVED: Alert = { severity: 'success', text: 'Saved' }
const FAILED: Alert = { severity: 'error', text: 'Failed' }

function show(...alerts: Alert[]) {
  render(
    <AlertsProvider>
      {alerts.map((alert) => (
        <Trigger key={alert.text} alert={alert} />
      ))}
    </AlertsProvider>,
  )
  for (const { text } of alerts) fireEvent.click(screen.getByRole('button', { name: `Show ${text}` }))
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const region = () => screen.getByRole('status').parentElement!

test('a success is a status message and an error an alert', () => {
  show(SAVED)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()

  cleanup()
  show(FAILED)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a success removes earlier errors, and an error earlier successes', () => {
  show(FAILED, SAVED)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()

  fireEvent.click(screen.getByRole('button', { name: 'Show Failed' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Failed')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('an alert that offers to reload stays until it is dismissed', () => {
  show({ severity: 'error', text: 'Lost', offersReload: true }, SAVED)
  advance(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Lost')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('an alert expires in time even if the one before it had the focus', () => {
  show(SAVED, FAILED)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Show Saved' }))
  expect(screen.getByText('Saved')).toBeVisible()
  advance(5000)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('alerts of the same severity are shown together', () => {
  show(FAILED, { severity: 'error', text: 'Failed too' })
  expect(screen.getByRole('alert')).toHaveTextContent('Failed')
  expect(screen.getByRole('alert')).toHaveTextContent('Failed too')
})

test('an alert is shown for 5 seconds', () => {
  show(SAVED)
  advance(4999)
  expect(screen.getByText('Saved')).toBeVisible()
  advance(1)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('hovering pauses the timer', () => {
  show(SAVED)
  advance(3000)
  fireEvent.pointerEnter(region())
  advance(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
  fireEvent.pointerLeave(region())
  advance(1999)
  expect(screen.getByText('Saved')).toBeVisible()
  advance(1)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('focus inside the alerts pauses the timer', () => {
  show(SAVED)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  advance(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
  advance(5000)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('a dismissed alert disappears, and later alerts expire in time', () => {
  show(SAVED)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Show Saved' }))
  advance(5000)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('showing the same text again restarts its alert', () => {
  show(SAVED)
  advance(4000)
  fireEvent.click(screen.getByRole('button', { name: 'Show Saved' }))
  advance(4000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)
})
