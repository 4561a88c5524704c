import { comments } from '@guildhall/contract/comments/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answer, hold, type Prepared, refuse, renderAt, unreachable } from '../../test/render.tsx'
import { CommentForm } from './CommentForm.tsx'

const SUCCESS = 'Comment posted'
const saved = answer(comments.addComment, { status: 201, body: { success: SUCCESS } })

const open = (...prepared: Prepared[]) => renderAt('/', '/', <CommentForm />, prepared)
const radio = (name: string) => screen.getByRole('radio', { name })
const group = () => screen.getByRole('radiogroup', { name: 'Write as' })
const name = () => screen.getByRole('textbox', { name: 'Your name' })
const comment = () => screen.getByRole('textbox', { name: 'Comment' })
const button = () => screen.getByRole('button', { name: /^Post/ })
const user = userEvent.setup()

describe('the form', () => {
  test('asks for a name only if it is written as Name', async () => {
    open()
    expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument()
    await user.click(radio('Name'))
    expect(name()).toBeVisible()
    await user.click(radio('Anonymous'))
    expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument()
  })

  test('is not sent until it says how to write and what', async () => {
    const { requests } = open()
    await user.click(button())
    expect(group()).toHaveAccessibleDescription('Please select Anonymous or Name')
    expect(comment()).toHaveAccessibleDescription('Comment is required')
    expect(radio('Anonymous')).toHaveFocus()
    expect(requests).toEqual([])
  })

  test('needs a name if it is written as Name', async () => {
    const { requests } = open()
    await user.click(radio('Name'))
    await user.type(comment(), 'Good site')
    await user.click(button())
    expect(name()).toHaveAccessibleDescription('Name is required')
    expect(name()).toHaveFocus()
    expect(requests).toEqual([])
  })

  test('has a field for programs that nobody else finds', () => {
    const { container } = open()
    const trap = container.querySelector('input[name=website]')!
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('autocomplete', 'off')
    expect(screen.getAllByRole('textbox')).not.toContain(trap)
  })

  test('sends what a program puts into that field', async () => {
    const { container, requests } = open(saved)
    await user.type(container.querySelector('input[name=website]')!, 'https://spam.example')
    await user.click(radio('Anonymous'))
    await user.type(comment(), 'Buy pills')
    await user.click(button())
    await screen.findByText(SUCCESS)
    expect(requests).toMatchObject([{ body: { website: 'https://spam.example' } }])
  })
})

test('all comments open from the form, and are loaded only then', async () => {
  const newest = { id: 1, name: 'Ines Duarte', comment: 'Good site', created_at: '2030-01-05T07:09:03Z' }
  const { requests } = open(answer(comments.getComments, { status: 200, body: [newest] }))
  expect(requests).toEqual([])
  await user.click(screen.getByRole('button', { name: 'See all comments' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'All comments' }))
  expect(await dialog.findByText('Good site')).toBeVisible()
  expect(requests.map(({ url }) => url)).toEqual(['/api/comment/all_comment/'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a new comment is among all comments, although these were opened before', async () => {
  const row = (id: number, comment: string) => ({
    id,
    name: 'Anonymous',
    comment,
    created_at: '2030-01-05T07:09:03Z',
  })
  const older = row(1, 'The older one')
  open(
    answer(comments.getComments, { status: 200, body: [older] }),
    saved,
    answer(comments.getComments, { status: 200, body: [row(2, 'Good site'), older] }),
  )
  const seeAll = screen.getByRole('button', { name: 'See all comments' })
  await user.click(seeAll)
  await screen.findByText('The older one')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(radio('Anonymous'))
  await user.type(comment(), 'Good site')
  await user.click(button())
  await screen.findByText(SUCCESS)
  await user.click(seeAll)
  const dialog = within(await screen.findByRole('dialog', { name: 'All comments' }))
  expect(await dialog.findByText('Good site')).toBeVisible()
})

describe('a comment', () => {
  test.each([
    ['Anonymous', [], 'Anonymous'],
    ['Name', ['Ines Duarte'], 'Ines Duarte'],
  ])('written as %s is sent, and the form is empty again', async (writeAs, typed, sent) => {
    const { requests } = open(saved)
    await user.click(radio(writeAs))
    for (const text of typed) await user.type(name(), text)
    await user.type(comment(), 'Good site')
    await user.click(button())

    expect(await screen.findByText(SUCCESS)).toBeVisible()
    expect(requests).toMatchObject([
      { url: '/api/comment/save_comment/', body: { name: sent, comment: 'Good site', website: '' } },
    ])
    expect(comment()).toHaveValue('')
    expect(radio('Anonymous')).not.toBeChecked()
    expect(radio('Name')).not.toBeChecked()
    expect(comment()).not.toBeInvalid()
  })

  test('can not be changed or sent again while it is sent', async () => {
    const { held, release } = hold(saved)
    const { requests } = open(held)
    await user.click(radio('Anonymous'))
    await user.type(comment(), 'Good site')
    await user.dblClick(button())

    expect(comment()).toBeDisabled()
    expect(radio('Name')).toBeDisabled()
    expect(button()).toHaveAccessibleName('Posting...')
    expect(button()).toHaveFocus()
    release()
    await waitFor(() => expect(comment()).toBeEnabled())
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['refused', refuse(comments.addComment, 400, 'Please check this.'), 'Please check this.'],
    ['limited', refuse(comments.addComment, 429, 'Too many comments.'), 'Too many comments.'],
    ['not answered', unreachable(comments.addComment), /We couldn't reach the server/],
  ])('that is %s shows the error in an alert and stays in the form', async (_, failure, error) => {
    open(failure, saved)
    await user.click(radio('Name'))
    await user.type(name(), 'Ines')
    await user.type(comment(), 'Good site')
    await user.click(button())

    expect(await screen.findByRole('alert')).toHaveTextContent(error)
    expect(comment()).toHaveValue('Good site')
    expect(comment()).toBeEnabled()
    expect(name()).toHaveValue('Ines')
    await user.click(button())
    expect(await screen.findByText(SUCCESS)).toBeVisible()
  })

  test('that the server finds invalid shows why under the field', async () => {
    const errorField = { comment: ['Please use at most 1,000 characters.'] }
    open(refuse(comments.addComment, 400, 'Please check the form.', { errorField }))
    await user.click(radio('Anonymous'))
    await user.type(comment(), 'Good site')
    await user.click(button())
    await waitFor(() => expect(comment()).toHaveAccessibleDescription(errorField.comment[0]))
  })
})
