import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(Control: typeof TextInput | typeof TextArea, limit: number) {
  function Form() {
    const [value, setValue] = useState('')
    return (
      <Field label="Title">
        <Control
          value={value}
          limit={limit}
          onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
        />
      </Field>
    )
  }
  const { container } = render(<Form />)
  return {
    type: (count: number) =>
      fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'x'.repeat(count) } }),
    visible: () => container.querySelector('[aria-hidden]')?.textContent,
    visibleCount: () => container.querySelector('[aria-hidden]'),
    announced: () => container.querySelector('[aria-live="polite"]')?.textContent,
  }
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test.each([
  ['a text input', TextInput],
  ['a text area', TextArea],
])('%s shows the number of characters left once it is low', (_name, Control) => {
  const { type, visible } = show(Control, 120)
  type(99)
  expect(visible()).toBeUndefined()
  type(100)
  expect(visible()).toBe('20 characters left')
  type(119)
  expect(visible()).toBe('1 character left')
  type(120)
  expect(visible()).toBe('0 characters left')
  type(121)
  expect(visible()).toBe('1 character too many')
  expect(screen.getByLabelText('Title')).toHaveValue('x'.repeat(121))
  type(99)
  expect(visible()).toBeUndefined()
})

test.each([
  ['a text input', TextInput],
  ['a text area', TextArea],
])('%s is invalid while its text is too long, and its count then stays in view', (_name, Control) => {
  const { type, visibleCount } = show(Control, 120)
  type(120)
  expect(screen.getByLabelText('Title')).not.toBeInvalid()
  expect(visibleCount()).not.toHaveClass('sticky')
  type(121)
  expect(screen.getByLabelText('Title')).toBeInvalid()
  expect(visibleCount()).toHaveClass('sticky')
  type(120)
  expect(screen.getByLabelText('Title')).not.toBeInvalid()
})

test('a long text shows the number within its last tenth', () => {
  const { type, visible } = show(TextArea, 10_000)
  type(8999)
  expect(visible()).toBeUndefined()
  type(9000)
  expect(visible()).toBe('1,000 characters left')
})

test('the number is announced after a pause in typing, not with every keystroke', () => {
  const { type, announced } = show(TextInput, 120)
  for (const count of [100, 101, 102, 103]) {
    type(count)
    advance(900)
    expect(announced()).toBe('')
  }
  advance(100)
  expect(announced()).toBe('17 characters left')

  type(104)
  expect(announced()).toBe('17 characters left')
  advance(1000)
  expect(announced()).toBe('16 characters left')
})
