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

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const region = () => screen.getByRole('status').parentElement!

test('success is said politely and an error at once', () => {
  show(SAVED)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()

  cleanup()
  show(FAILED)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a success takes away the error before it, and an error the success', () => {
  show(FAILED, SAVED)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()

  fireEvent.click(screen.getByRole('button', { name: 'Show Failed' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Failed')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('an alert that offers to reload stays through other alerts and until it is dismissed', () => {
  show({ severity: 'error', text: 'Lost', offersReload: true }, SAVED)
  pass(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Lost')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('an alert whose predecessor had the focus goes in its time', () => {
  show(SAVED, FAILED)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Show Saved' }))
  expect(screen.getByText('Saved')).toBeVisible()
  pass(5000)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('alerts of one severity stand together', () => {
  show(FAILED, { severity: 'error', text: 'Failed too' })
  expect(screen.getByRole('alert')).toHaveTextContent('Failed')
  expect(screen.getByRole('alert')).toHaveTextContent('Failed too')
})

test('an alert is shown for 5 seconds', () => {
  show(SAVED)
  pass(4999)
  expect(screen.getByText('Saved')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('under the pointer the time stands still', () => {
  show(SAVED)
  pass(3000)
  fireEvent.pointerEnter(region())
  pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
  fireEvent.pointerLeave(region())
  pass(1999)
  expect(screen.getByText('Saved')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('with the focus inside the time stands still', () => {
  show(SAVED)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  pass(60_000)
  expect(screen.getByText('Saved')).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
  pass(5000)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('a dismissed alert goes, and those after it keep their own time', () => {
  show(SAVED)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Show Saved' }))
  pass(5000)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('the same text twice is one alert, shown anew', () => {
  show(SAVED)
  pass(4000)
  fireEvent.click(screen.getByRole('button', { name: 'Show Saved' }))
  pass(4000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)
})
