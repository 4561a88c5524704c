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
    seen: () => container.querySelector('[aria-hidden]')?.textContent,
    readOut: () => container.querySelector('[aria-live="polite"]')?.textContent,
  }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test.each([
  ['a line', TextInput],
  ['several lines', TextArea],
])('%s shows how many characters are left once they are few', (_name, Control) => {
  const { type, seen } = show(Control, 120)
  type(99)
  expect(seen()).toBeUndefined()
  type(100)
  expect(seen()).toBe('20 characters left')
  type(119)
  expect(seen()).toBe('1 character left')
  type(120)
  expect(seen()).toBe('0 characters left')
  type(121)
  expect(seen()).toBe('1 character too many')
  expect(screen.getByLabelText('Title')).toHaveValue('x'.repeat(121))
  type(99)
  expect(seen()).toBeUndefined()
})

test('the last tenth of a long text counts as near its end', () => {
  const { type, seen } = show(TextArea, 10_000)
  type(8999)
  expect(seen()).toBeUndefined()
  type(9000)
  expect(seen()).toBe('1000 characters left')
})

test('what is left is read out after a pause in typing, not with each letter', () => {
  const { type, readOut } = show(TextInput, 120)
  for (const count of [100, 101, 102, 103]) {
    type(count)
    pass(900)
    expect(readOut()).toBe('')
  }
  pass(100)
  expect(readOut()).toBe('17 characters left')

  type(104)
  expect(readOut()).toBe('17 characters left')
  pass(1000)
  expect(readOut()).toBe('16 characters left')
})
