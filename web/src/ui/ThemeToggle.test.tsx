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

test('choosing a theme applies and stores it', async () => {
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))

  expect(page).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the caption of the choice is visible', () => {
  render(<ThemeToggle />)
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible()
  expect(screen.getByText('Theme')).not.toHaveClass('sr-only')
})

test('choosing the device setting removes the stored theme', async () => {
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Device setting' }))

  expect(page).not.toHaveAttribute('data-theme')
  expect(localStorage.getItem('theme')).toBeNull()
})

test('the button switches between dark and light', async () => {
  render(<ThemeButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }))
  expect(page).toHaveAttribute('data-theme', 'dark')
  await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }))
  expect(page).toHaveAttribute('data-theme', 'light')
})

test('a theme chosen in another tab applies here', () => {
  render(<ThemeToggle />)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
