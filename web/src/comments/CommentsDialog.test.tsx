import { comments, type Comment } from '@guildhall/contract/comments/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, type Prepared, refuse, renderAt } from '../../test/render.tsx'
import { watchViewport } from '../../test/viewport.ts'
import { CommentsDialog } from './CommentsDialog.tsx'

const aComment = (id: number, over: Partial<Comment> = {}): Comment => ({
  id,
  name: 'Anonymous',
  comment: `Comment ${id}`,
  created_at: new Date(2030, 0, 5, 7, 9, 3).toISOString(),
  ...over,
})
const list = (...body: Comment[]) => answer(comments.getComments, { status: 200, body })

async function open(...prepared: Prepared[]) {
  const { requests } = renderAt('/', '/', <CommentsDialog open onClose={() => {}} />, prepared)
  const dialog = within(await screen.findByRole('dialog', { name: 'All comments' }))
  return { dialog, requests }
}

test("lists comments with their names and times in the viewer's zone", async () => {
  const { dialog, requests } = await open(list(aComment(2, { name: 'Ines Duarte' }), aComment(1)))
  const rows = await dialog.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Ines Duarte2030-01-05 07:09:03Comment 2',
    'Anonymous2030-01-05 07:09:03Comment 1',
  ])
  expect(requests.map(({ url }) => url)).toEqual(['/api/comment/all_comment/'])
})

test('shows markup and addresses as text', async () => {
  const hostile = '<img src=x onerror=alert(1)> https://spam.example'
  const { dialog } = await open(list(aComment(1, { name: hostile, comment: hostile })))
  const row = await dialog.findByRole('listitem')
  expect(within(row).getAllByText(hostile)).toHaveLength(2)
  expect(row.querySelector('img, a')).toBeNull()
})

test('loads older ones when the end comes into view', async () => {
  const enter = watchViewport()
  const newest = Array.from({ length: PAGE_SIZE.comments }, (_, index) => aComment(200 - index))
  const { dialog, requests } = await open(list(...newest), list(aComment(7)))
  await dialog.findByText('Comment 101')
  act(() => enter())
  expect(await dialog.findByText('Comment 7')).toBeInTheDocument()
  expect(requests.at(-1)).toMatchObject({ url: '/api/comment/all_comment/?before=101' })
})

test('offers to load older ones again after a failure', async () => {
  const enter = watchViewport()
  const newest = Array.from({ length: PAGE_SIZE.comments }, (_, index) => aComment(200 - index))
  const failure = refuse(comments.getComments, 400, 'No')
  const { dialog } = await open(list(...newest), failure, list(aComment(7)))
  await dialog.findByText('Comment 101')
  act(() => enter())
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Comment 7')).toBeInTheDocument()
})

test('says that there are none', async () => {
  const { dialog } = await open(list())
  expect(await dialog.findByText('No comments yet. Be the first to leave one.')).toBeVisible()
})

test('says why they could not be loaded, and tries again', async () => {
  const { dialog } = await open(refuse(comments.getComments, 400, 'Not now'), list(aComment(1)))
  expect(await dialog.findByText('Not now')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Comment 1')).toBeVisible()
})
