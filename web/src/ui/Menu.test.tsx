import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'

function open() {
  const onLogout = vi.fn<() => void>()
  const Address = () => <p>at {useLocation().pathname}</p>
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
      <Address />
    </MemoryRouter>,
  )
  return { onLogout, user: userEvent.setup(), button: screen.getByRole('button', { name: /Account/ }) }
}

test('the first click opens, and the button is the same one before and after', async () => {
  const { user, button } = open()
  await user.click(button)

  expect(await screen.findByRole('menu', { name: 'Account' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Account/, hidden: true })).toBe(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('an entry that goes somewhere is a link', async () => {
  const { user, button } = open()
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Saved Jobs' }))

  expect(screen.getByText('at /saved-jobs/')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
})

test('the keyboard opens it on the first entry, moves, picks, and gets its place back', async () => {
  const { user, button, onLogout } = open()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Saved Jobs' })).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')

  expect(onLogout).toHaveBeenCalledOnce()
  await waitFor(() => expect(button).toHaveFocus())
})

test('Escape closes it', async () => {
  const { user, button } = open()
  await user.click(button)
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})
