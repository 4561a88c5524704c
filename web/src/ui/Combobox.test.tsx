import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'

const CITIES = ['Berlin', 'Bern', 'São Paulo', 'Bernau'].map((label, index) => ({ value: index + 1, label }))

function City({ chosen = '', onSend = () => {} }: { chosen?: number | ''; onSend?: () => void }) {
  const [value, setValue] = useState<number | ''>(chosen)
  return (
    <form onSubmit={onSend}>
      <Field label="City">
        <Combobox options={CITIES} value={value} onChange={setValue} />
      </Field>
      <button type="button">Next</button>
    </form>
  )
}

const box = () => screen.getByRole('combobox', { name: 'City' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const user = userEvent.setup()

test('typing finds options regardless of accents, and Enter chooses the first without a submit', async () => {
  const onSend = vi.fn<() => void>()
  render(<City onSend={onSend} />)

  await user.type(box(), 'sao')
  expect(options()).toEqual(['São Paulo'])
  await user.keyboard('{Enter}')

  expect(box()).toHaveValue('São Paulo')
  expect(options()).toEqual([])
  expect(onSend).not.toHaveBeenCalled()
})

test('a click opens all options with the chosen one selected, and another click chooses', async () => {
  render(<City chosen={1} />)

  await user.click(box())
  expect(options()).toEqual(['Berlin', 'Bern', 'São Paulo', 'Bernau'])
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Berlin')
  await user.click(screen.getByRole('option', { name: 'Bern' }))

  expect(box()).toHaveValue('Bern')
  expect(box()).toHaveFocus()
})

test('typing after the Tab key replaces the chosen text', async () => {
  render(<City chosen={3} />)

  await user.tab()
  await user.keyboard('bern{Enter}')

  expect(box()).toHaveValue('Bern')
})

test('a typed name chooses without a key', async () => {
  render(<City />)

  await user.type(box(), 'bern')
  await user.click(screen.getByRole('button', { name: 'Next' }))

  expect(box()).toHaveValue('Bern')
})

test('leaving without a choice keeps the chosen option', async () => {
  render(<City chosen={1} />)

  await user.type(box(), 'nowhere')
  expect(screen.getByRole('status')).toHaveTextContent('No matches.')
  await user.click(screen.getByRole('button', { name: 'Next' }))

  expect(box()).toHaveValue('Berlin')
})

test('a text that passes the name of another option keeps the chosen one', async () => {
  render(<City chosen={1} />)

  await user.type(box(), 'berna')
  await user.tab()

  expect(box()).toHaveValue('Berlin')
})

test('Enter chooses a typed name when the list is closed', async () => {
  render(<City />)

  await user.type(box(), 'bern{Escape}')
  expect(options()).toEqual([])
  await user.keyboard('{Enter}')

  expect(box()).toHaveValue('Bern')
})

test('with the list closed, an arrow key reaches an option that the text finds', async () => {
  render(<City />)
  await user.type(box(), 'bern')
  await user.keyboard('{Escape}{ArrowUp}')
  expect(options()).toEqual(['Bern', 'Bernau'])
  expect(screen.getByRole('option', { name: 'Bernau' })).toHaveAttribute(
    'id',
    box().getAttribute('aria-activedescendant'),
  )
})
