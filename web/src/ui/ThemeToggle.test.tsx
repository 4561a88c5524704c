import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ThemeButton } from './ThemeButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const page = document.documentElement

afterEach(() => {
  localStorage.clear()
  delete page.dataset.theme
})

test('a chosen theme is on the page at once and remembered', async () => {
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))

  expect(page).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('following the device forgets the choice', async () => {
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Device setting' }))

  expect(page).not.toHaveAttribute('data-theme')
  expect(localStorage.getItem('theme')).toBeNull()
})

test('the button goes to the other theme and back', async () => {
  render(<ThemeButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }))
  expect(page).toHaveAttribute('data-theme', 'dark')
  await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }))
  expect(page).toHaveAttribute('data-theme', 'light')
})

test('a choice in another tab reaches this one', () => {
  render(<ThemeToggle />)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
