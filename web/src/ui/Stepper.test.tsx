import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'

const STEPS = [
  { label: 'Job Details', done: true },
  { label: 'Additional Question', done: false },
  { label: 'Profile Completion', done: false },
]

test('any step can be opened, even before the others are done', async () => {
  const onSelect = vi.fn<(index: number) => void>()
  render(<Stepper steps={STEPS} current={0} onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('button', { name: /Profile Completion/ }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
})

test('the current step has aria-current, and done steps say so in their names', () => {
  render(<Stepper steps={STEPS} current={1} onSelect={() => {}} />)
  expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName('Step 2 Additional Question')
  expect(screen.getByRole('button', { name: 'Step 1 Done Job Details' })).toBeVisible()
})

test('a done, the current and an open step have different marks', () => {
  render(<Stepper steps={STEPS} current={1} onSelect={() => {}} />)
  const marks = screen.getAllByRole('button').map((step) => step.querySelector('svg')!.innerHTML)
  expect(new Set(marks).size).toBe(3)
})

test('the current step is marked as done once it is', () => {
  render(<Stepper steps={STEPS} current={0} onSelect={() => {}} />)
  expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName('Step 1 Done Job Details')
})
