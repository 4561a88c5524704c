import { ratings } from '@guildhall/contract/ratings/endpoints'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, hold, type Prepared, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { RateButton } from './RateButton.tsx'

const SUCCESS = "Rating saved. It's on their profile now."
const LABELS = [
  'Useless',
  'Useless+',
  'Poor',
  'Poor+',
  'Ok',
  'Ok+',
  'Good',
  'Good+',
  'Excellent',
  'Excellent+',
]

const saved = answer(ratings.addRating, { status: 201, body: { success: SUCCESS } })

function show(prepared: Prepared[], isRated = false) {
  const button = (
    <RateButton job={{ id: 60, title: 'Joiner' }} toUserId={3} name="Linden Joinery" isRated={isRated} />
  )
  return renderAt('/interested-jobs/', '/interested-jobs/', button, prepared)
}

/** Opens the popup. */
async function open(...prepared: Prepared[]) {
  const { requests } = show(prepared)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Rate Linden Joinery for Joiner' }))
  await screen.findByRole('dialog', { name: 'This job has finished. Please add the rating.' })
  const sent = () => requests.filter(({ method }) => method === 'POST')
  return { user, sent }
}

const nameOf = (label: string) => `${(LABELS.indexOf(label) + 1) / 2} out of 5, ${label}`
const stars = (label: string) => screen.getByRole('radio', { name: nameOf(label) })
const comment = () => screen.getByRole('textbox', { name: 'Comment' })
const save = () => screen.getByRole('button', { name: 'Save rating' })

beforeEach(() => signIn('personal'))

test('the button is replaced by Rated once the other side is rated', () => {
  const { requests } = show([], true)
  expect(screen.getByText('Rated')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(requests).toEqual([])
})

describe('the popup', () => {
  test('names the other side and the job, and says when the rating shows', async () => {
    await open()
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'How was working with Linden Joinery on “Joiner”?',
    )
    expect(
      screen.getByText(
        /^Your rating will appear on their profile, .* once you've rated each other, or 14 days after/,
      ),
    ).toBeVisible()
  })

  test('has ten half stars with the labels of the specification', async () => {
    await open()
    const group = screen.getByRole('radiogroup', { name: 'Rating' })
    expect(group).toHaveAttribute('aria-required', 'true')
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
      LABELS.map(nameOf),
    )
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  test('the label of the choice is below the stars, and that of a star under the pointer', async () => {
    const { user } = await open()
    expect(screen.getByText('Choose half a star to five stars')).toBeVisible()
    await user.hover(stars('Poor+'))
    expect(screen.getByText('Poor+')).toBeVisible()
    await user.click(stars('Good'))
    expect(screen.getByText('Good')).toBeVisible()
    await user.hover(stars('Ok'))
    expect(screen.getByText('Ok')).toBeVisible()
    await user.unhover(stars('Ok'))
    expect(screen.getByText('Good')).toBeVisible()
  })

  test('is used by keyboard: arrows choose the stars, and saving moves the focus to Rated', async () => {
    const { user, sent } = await open(saved)
    stars('Useless').focus()
    await user.keyboard(' ')
    expect(stars('Useless')).toBeChecked()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(stars('Poor')).toBeChecked()
    await user.tab()
    expect(comment()).toHaveFocus()
    await user.keyboard('Fair and friendly.')
    await user.tab()
    await user.tab()
    expect(save()).toHaveFocus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toMatchObject([{ body: { rating: 1.5, comment: 'Fair and friendly.' } }])
    expect(screen.getByText('Rated')).toHaveFocus()
  })

  test('sends half stars and the comment, closes, and shows the success in an alert', async () => {
    const { user, sent } = await open(saved)
    await user.click(stars('Good+'))
    await user.type(comment(), 'Fair and friendly.')
    await user.click(save())

    expect(await screen.findByText(SUCCESS)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toMatchObject([
      {
        url: '/api/rating/add_rating/?id=60',
        body: { rating: 4, comment: 'Fair and friendly.', to_user_id: 3 },
      },
    ])
    expect(screen.queryByRole('button', { name: /^Rate/ })).toBeNull()
  })

  test('is not sent while the rating or the comment is empty', async () => {
    const { user, sent } = await open()
    await user.click(save())
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Rating still empty')
    expect(comment()).toHaveAccessibleDescription('Comment is required')
    expect(stars('Useless')).toHaveFocus()
    await user.click(stars('Ok'))
    expect(screen.queryByText('Rating still empty')).toBeNull()
    expect(sent()).toEqual([])
  })

  test('validates the comment as it changes', async () => {
    const { user } = await open()
    expect(screen.queryByText('Comment is required')).toBeNull()
    await user.type(comment(), 'G')
    expect(screen.queryByText('Comment is required')).toBeNull()
    await user.clear(comment())
    expect(comment()).toHaveAccessibleDescription('Comment is required')
    // The rating has not been changed yet.
    expect(screen.queryByText('Rating still empty')).toBeNull()
  })

  test.each([
    [
      'a refusal',
      refuse(ratings.addRating, 409, 'You have already rated this job.'),
      'You have already rated this job.',
    ],
    [
      'no answer',
      unreachable(ratings.addRating),
      "We couldn't reach the server. Check your connection and try again.",
    ],
  ])('stays open without an alert after %s, and can be saved again', async (_, failed, reason) => {
    const { user, sent } = await open(failed, saved)
    await user.click(stars('Good'))
    await user.type(comment(), 'Fair.')
    await user.click(save())

    expect(await screen.findByText(`Not saved. ${reason}`)).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(stars('Good')).toBeChecked()
    expect(comment()).toHaveValue('Fair.')

    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toHaveLength(2)
  })

  test('a second click while it is saving sends nothing', async () => {
    const { held, release } = hold(saved)
    const { user, sent } = await open(held)
    await user.click(stars('Good'))
    await user.type(comment(), 'Fair.')
    await user.dblClick(save())
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toHaveLength(1)
  })

  test('keeps what was entered over a reload, until it is saved', async () => {
    const { user } = await open()
    await user.click(stars('Poor'))
    await user.type(comment(), 'Late twice.')
    cleanup()

    const again = await open(saved)
    expect(stars('Poor')).toBeChecked()
    expect(comment()).toHaveValue('Late twice.')
    await again.user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage).toHaveLength(0)
  })

  test('starts with the focus on the first half star, or on the one that was chosen', async () => {
    const { user } = await open()
    await waitFor(() => expect(stars('Useless')).toHaveFocus())
    await user.click(stars('Poor'))
    await user.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: /^Rate/ })
    await waitFor(() => expect(button).toHaveFocus())
    await user.click(button)
    await waitFor(() => expect(stars('Poor')).toHaveFocus())
  })

  test('keeps what was entered when it is closed, and gives the focus back', async () => {
    const { user } = await open()
    await user.click(stars('Poor'))
    await user.type(comment(), 'Late twice.')
    await user.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: /^Rate/ })
    await waitFor(() => expect(button).toHaveFocus())
    await user.click(button)
    expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('Late twice.')
    expect(stars('Poor')).toBeChecked()
  })
})
