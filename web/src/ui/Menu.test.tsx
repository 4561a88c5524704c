import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'

function open() {
  const onLogout = vi.fn<() => void>()
  const CurrentPath = () => <p>at {useLocation().pathname}</p>
  render(
    <MemoryRouter>
      <Menu
        label="Account"
        trigger="SW"
        items={[
          { label: 'Saved Jobs', to: '/saved-jobs/' },
          { label: 'Logout', onSelect: onLogout },
        ]}
      />
      <CurrentPath />
    </MemoryRouter>,
  )
  return { onLogout, user: userEvent.setup(), button: screen.getByRole('button', { name: /Account/ }) }
}

test('the first click opens the menu without replacing the button', async () => {
  const { user, button } = open()
  await user.click(button)

  expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Account/, hidden: true })).toBe(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('an item with a destination is a link', async () => {
  const { user, button } = open()
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Saved Jobs' }))

  expect(screen.getByText('at /saved-jobs/')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('the keyboard opens the menu at the first item, selects an item, and the button gets the focus back', async () => {
  const { user, button, onLogout } = open()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Saved Jobs' })).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')

  expect(onLogout).toHaveBeenCalledOnce()
  await waitFor(() => expect(button).toHaveFocus())
})

test('Escape closes the menu', async () => {
  const { user, button } = open()
  await user.click(button)
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})
