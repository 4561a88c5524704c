import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from './Field.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const SKILLS = ['Java', 'JavaScript', 'São Paulo dialect', 'React', 'Advanced Java'].map((label, index) => ({
  value: index + 1,
  label,
}))
const MANY = Array.from({ length: 400 }, (_, index) => ({ value: index, label: `Skill ${index}` }))

function Skills({ options = SKILLS, chosen = [] as number[], onSend = () => {} }) {
  const [value, setValue] = useState(chosen)
  return (
    <form onSubmit={onSend}>
      <Field label="Skills" error={value.length ? undefined : 'Please select minimum 1 skill.'}>
        <MultiSelect options={options} value={value} onChange={setValue} />
      </Field>
    </form>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Skills' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent)

test('typing finds options regardless of accents, best matches first', async () => {
  const user = userEvent.setup()
  render(<Skills />)

  await user.type(box(), 'java')
  expect(options()).toEqual(['Java', 'JavaScript', 'Advanced Java'])
  await user.clear(box())
  await user.type(box(), 'sao')
  expect(options()).toEqual(['São Paulo dialect'])
})

test('Enter chooses the first match, clears the text and does not submit the form', async () => {
  const user = userEvent.setup()
  const onSend = vi.fn<() => void>()
  render(<Skills onSend={onSend} />)

  await user.type(box(), 'rea{Enter}')
  await user.type(box(), 'javas{Enter}')

  expect(chips()).toEqual(['React', 'JavaScript'])
  expect(box()).toHaveValue('')
  expect(onSend).not.toHaveBeenCalled()
})

test('a chosen option is selected in the list, and choosing it again removes it', async () => {
  const user = userEvent.setup()
  render(<Skills chosen={[1]} />)

  await user.click(box())
  await user.click(screen.getByRole('option', { name: 'Java', selected: true }))

  expect(chips()).toEqual([])
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Please select minimum 1 skill.')
})

test('Backspace in an empty text removes the last chip', async () => {
  const user = userEvent.setup()
  render(<Skills chosen={[4, 1]} />)

  await user.type(box(), 'x{Backspace}')
  expect(chips()).toEqual(['React', 'Java'])
  await user.keyboard('{Backspace}')
  expect(chips()).toEqual(['React'])
})

test('removing a chip moves the focus to its neighbor, or to the text if it was the last', async () => {
  const user = userEvent.setup()
  render(<Skills chosen={[4, 1]} />)

  await user.click(screen.getByRole('button', { name: 'Remove React' }))
  expect(screen.getByRole('button', { name: 'Remove Java' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(box()).toHaveFocus()
})

test('a long list shows 50 options and says how to see the rest', async () => {
  const user = userEvent.setup()
  render(<Skills options={MANY} />)

  await user.click(box())
  expect(options()).toHaveLength(50)
  expect(screen.getByRole('status')).toHaveTextContent('Type to see 350 more.')
  await user.type(box(), 'nothing')
  expect(screen.getByRole('status')).toHaveTextContent('No matches.')
})

test('Escape closes the list and keeps the chosen options', async () => {
  const user = userEvent.setup()
  render(<Skills chosen={[4]} />)

  await user.click(box())
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(chips()).toEqual(['React'])
})
