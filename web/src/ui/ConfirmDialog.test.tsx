import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

function Row({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog open={isOpen} item="Cook" onYes={onDelete} onNo={() => setOpen(false)} />
    </>
  )
}

async function ask() {
  const onDelete = vi.fn<() => void>()
  const user = userEvent.setup()
  render(<Row onDelete={onDelete} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog', { name: 'Do you want to delete Cook?' })
  return { onDelete, user }
}

test('Yes calls onYes', async () => {
  const { user, onDelete } = await ask()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(onDelete).toHaveBeenCalledOnce()
})

test('No has the initial focus, does not call onYes, and restores the focus', async () => {
  const { user, onDelete } = await ask()
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
  await user.keyboard('{Enter}')

  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
  expect(onDelete).not.toHaveBeenCalled()
})

test('a verb replaces Yes, and No is then Cancel', async () => {
  const onYes = vi.fn<() => void>()
  const onNo = vi.fn<() => void>()
  render(<ConfirmDialog open question="Close “Cook”?" action="Close job" onYes={onYes} onNo={onNo} />)
  const user = userEvent.setup()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onYes).not.toHaveBeenCalled()
  expect(onNo).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Close job' }))
  expect(onYes).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: /^(Yes|No)$/ })).toBeNull()
})

test('what was confirmed can no longer be cancelled while it is under way', async () => {
  const onNo = vi.fn<() => void>()
  const props = { open: true, question: 'Accept Ann?', action: 'Accept', onYes() {}, onNo }
  const { rerender } = render(<ConfirmDialog {...props} />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  rerender(<ConfirmDialog {...props} busy />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect(onNo).not.toHaveBeenCalled()
})

test('a confirmation inside a dialog has a backdrop of its own', async () => {
  const ignore = () => {}
  render(
    <Dialog open onClose={ignore} title="Post a job">
      <ConfirmDialog open item="Cook" onYes={ignore} onNo={ignore} />
    </Dialog>,
  )
  await screen.findByRole('alertdialog')
  expect(document.querySelectorAll('.bg-scrim')).toHaveLength(2)
})
