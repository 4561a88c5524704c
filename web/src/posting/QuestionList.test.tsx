import type { Question } from '@guildhall/contract/jobs/forms'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderIn } from '../../test/render.tsx'
import { QuestionList } from './QuestionList.tsx'

function Form({ texts }: { texts: readonly string[] }) {
  const [questions, setQuestions] = useState<Question[]>(
    texts.map((value) => ({ type: 'input', value, required: true })),
  )
  return <QuestionList questions={questions} onChange={setQuestions} errorOf={() => undefined} />
}

const open = (...texts: string[]) => renderIn('/add-job/', <Form texts={texts} />)
const openThree = () => open('First?', 'Second?', 'Third?')

const user = userEvent.setup()
const button = (name: string) => screen.getByRole('button', { name })
const written = () => screen.getAllByLabelText('Question').map((input) => (input as HTMLInputElement).value)

test('a new question has the focus', async () => {
  open()
  await user.click(button('Add question'))
  await user.keyboard('Why us?')
  expect(written()).toEqual(['Why us?'])
})

test('a question can be changed', async () => {
  openThree()
  const second = within(screen.getByRole('group', { name: 'Question 2' }))
  await user.type(second.getByLabelText('Question'), ' Really?')
  await user.selectOptions(second.getByLabelText('Answer type'), 'Long answer')
  await user.click(second.getByLabelText('Required'))

  expect(written()).toEqual(['First?', 'Second? Really?', 'Third?'])
  expect(second.getByLabelText('Answer type')).toHaveValue('textarea')
  expect(second.getByLabelText('Required')).not.toBeChecked()
})

test('the buttons that move a question keep the focus, and the move is announced', async () => {
  openThree()
  expect(button('Move question 1 up')).toBeDisabled()
  expect(button('Move question 3 down')).toBeDisabled()

  await user.click(button('Move question 3 up'))

  expect(written()).toEqual(['First?', 'Third?', 'Second?'])
  expect(button('Move question 2 up')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Question 3 is now question 2 of 3.')

  // The first question can only move down.
  await user.keyboard('{Enter}')
  expect(written()).toEqual(['Third?', 'First?', 'Second?'])
  expect(button('Move question 1 down')).toHaveFocus()
})

test('a question is removed after a confirmation, and the removal is announced', async () => {
  openThree()
  await user.click(button('Remove question 2'))

  const dialog = await screen.findByRole('alertdialog', { name: 'Do you want to delete question 2?' })
  await user.click(within(dialog).getByRole('button', { name: 'No' }))
  expect(written()).toHaveLength(3)

  await user.click(button('Remove question 2'))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(written()).toEqual(['First?', 'Third?'])
  expect(screen.getByText('Question 2 removed.')).toBeInTheDocument()
})

test('an empty question is removed without a confirmation', async () => {
  open()
  await user.click(button('Add question'))
  await user.click(button('Remove question 1'))
  expect(screen.queryByLabelText('Question')).toBeNull()
  expect(button('Add question')).toHaveFocus()
})

test('a job can have at most twenty questions', () => {
  open(...Array.from({ length: 20 }, (_, index) => `Question ${index + 1}?`))
  expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull()
})
