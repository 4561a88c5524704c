import { CONTACT_NOTICES, profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aPerson } from '../../test/aPerson.ts'
import { answer, hold, type Prepared, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { watchViewport } from '../../test/viewport.ts'
import { query } from '../api/client.ts'
import { PersonDetail } from './PersonDetail.tsx'

const user = userEvent.setup()
const noRatings = answer(ratings.getRatings, {
  status: 200,
  body: { data: [], total_rating: 0, rate_ratio: null },
})
const hidden = { email: null, phone_number: null, resume: null }
const shown = (overrides: Partial<Profile> = {}) =>
  answer(profile.getProfile, { status: 200, body: aPerson({ id: 60, ...overrides }) })
const withoutContact = shown(hidden)

function openWith(content: ReactNode, ...prepared: Prepared[]) {
  signIn('company')
  const view = renderAt('/users/', '/users/', content, [...prepared, noRatings])
  const reads = () => view.requests.map(({ url }) => url).filter((url) => url.includes('/profile/60/'))
  return { ...view, reads }
}
const open = (...prepared: Prepared[]) => openWith(<PersonDetail userId={60} />, ...prepared)

/** Two people of whom one is selected. */
function Selection() {
  const [userId, setUserId] = useState(60)
  return (
    <>
      <button onClick={() => setUserId(userId === 60 ? 61 : 60)}>Select the other</button>
      <PersonDetail userId={userId} />
    </>
  )
}

/** Beside what the server rendered for a visitor on the page of the same person. */
function AfterTheirPage() {
  const body = aPerson({ id: 60, ...hidden, contact_notice: CONTACT_NOTICES.visitor })
  useQuery({
    ...query(profile.getProfile, { params: { userId: '60' } }),
    initialData: { status: 200, body },
    enabled: false,
  })
  return <PersonDetail userId={60} />
}

const showContact = async () => user.click(await screen.findByRole('button', { name: 'Show contact' }))
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the profile of a person beside a list', () => {
  test('is read without contact data, and shows all sections in order, below the name', async () => {
    const { reads } = open(withoutContact)

    expect(await screen.findByRole('heading', { level: 2, name: 'Maria Alvarez' })).toBeVisible()
    expect(reads()).toEqual(['/api/user/profile/60/?contact=false'])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ id }) => id)).toEqual(
      'contact resume skills rate experience portfolio education emp-type language ratings'
        .split(' ')
        .map((name) => `${name}-heading`),
    )
    expect(screen.getByText('Builds stairs')).toBeVisible()
    expect(screen.getByText(/Since 2009/)).toBeVisible()
    expect(region('Skills').getByText('Joinery')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete)/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/profile/?id=60')
  })

  test('keeps the name and Send Message in view when it is scrolled', async () => {
    const scroll = watchViewport()
    open(withoutContact)
    const buttons = () => screen.getAllByRole('button', { name: /^Send Message/ })
    await screen.findByRole('heading', { name: 'Maria Alvarez' })
    expect(buttons()).toHaveLength(1)

    act(() => scroll(false))
    expect(buttons()).toHaveLength(2)
    expect(screen.getByText('Maria Alvarez', { selector: 'p' })).toBeVisible()
    act(() => scroll())
    expect(buttons()).toHaveLength(1)
  })

  test('that failed to load can be loaded again', async () => {
    open(unreachable(profile.getProfile), withoutContact)

    await user.click(await screen.findByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { name: 'Maria Alvarez' })).toBeVisible()
  })

  test.each([
    [
      'of an account that is gone',
      answer(profile.getProfile, { status: 404, body: { error: 'User Not Found' } }),
    ],
    ['of a company', answer(profile.getProfile, { status: 200, body: aCompany({ id: 60 }) })],
  ])('%s says that there is none', async (_, prepared) => {
    open(prepared)

    expect(await screen.findByText('This profile is no longer available.')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the contact data', () => {
  test('load on Show contact, which is busy meanwhile and hands its focus to the heading', async () => {
    const { held, release } = hold(shown({ resume: '/files/resumes/k3/Maria%20Lopez.pdf' }))
    const { reads } = open(withoutContact, held)

    await showContact()
    expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveFocus()
    release()

    expect(await screen.findByRole('link', { name: 'maria@example.com' })).toBeVisible()
    expect(region('Contact').getByRole('link', { name: '+49 30 1234' })).toBeVisible()
    expect(region('Resume').getByText('Maria Lopez.pdf')).toBeVisible()
    expect(region('Resume').getByRole('button', { name: 'View' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus())
    expect(reads()).toEqual(['/api/user/profile/60/?contact=false', '/api/user/profile/60/'])
  })

  test('of a person without a phone number and a resume are the email', async () => {
    open(withoutContact, shown({ phone_number: '', resume: null }))

    await showContact()

    expect(await screen.findByRole('link', { name: 'maria@example.com' })).toBeVisible()
    expect(region('Contact').queryByText('Phone')).not.toBeInTheDocument()
    expect(region('Resume').getByText('No resume to show.')).toBeVisible()
  })

  test('that failed to load can be asked for again', async () => {
    open(withoutContact, unreachable(profile.getProfile), shown())

    await showContact()
    expect(await within(screen.getByRole('alert')).findByText(/Check your connection/)).toBeVisible()
    await showContact()

    expect(await screen.findByRole('link', { name: 'maria@example.com' })).toBeVisible()
  })

  test('at the limit are replaced by the reason, also where it was reached meanwhile', async () => {
    const atLimit = { ...hidden, contact_notice: CONTACT_NOTICES.company }
    const { unmount } = open(shown(atLimit))
    expect(await screen.findByText(CONTACT_NOTICES.company)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show contact' })).not.toBeInTheDocument()
    expect(screen.queryByText('Show the contact details to see the resume.')).not.toBeInTheDocument()
    unmount()

    open(withoutContact, shown(atLimit))
    await showContact()
    expect(await screen.findByText(CONTACT_NOTICES.company)).toBeVisible()
  })

  test('are read once for a person who is selected again, and not for the next one', async () => {
    const { reads } = openWith(
      <Selection />,
      withoutContact,
      shown(),
      shown({ ...hidden, id: 61 }),
      withoutContact,
    )
    const selectOther = () => user.click(screen.getByRole('button', { name: 'Select the other' }))

    await showContact()
    expect(await screen.findByRole('link', { name: 'maria@example.com' })).toBeVisible()
    await selectOther()
    expect(await screen.findByRole('button', { name: 'Show contact' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'maria@example.com' })).not.toBeInTheDocument()
    await selectOther()
    expect(await screen.findByRole('link', { name: 'maria@example.com' })).toBeVisible()
    expect(reads().filter((url) => url === '/api/user/profile/60/')).toHaveLength(1)
  })

  test('are offered after the page that was rendered for visitors', async () => {
    openWith(<AfterTheirPage />, withoutContact, shown())

    await showContact()

    expect(await screen.findByRole('link', { name: 'maria@example.com' })).toBeVisible()
  })

  test('give a message its email', async () => {
    const { url } = open(withoutContact, shown())

    await user.click(await screen.findByRole('button', { name: 'Send Message to Maria Alvarez' }))

    await waitFor(() => expect(url()).toBe('/messages/?email=maria%40example.com'))
  })

  test('that are shown already give a message its email without another call', async () => {
    const { reads, url } = open(withoutContact, shown())
    await showContact()
    await screen.findByRole('link', { name: 'maria@example.com' })

    await user.click(screen.getByRole('button', { name: 'Send Message to Maria Alvarez' }))

    expect(url()).toBe('/messages/?email=maria%40example.com')
    expect(reads()).toHaveLength(2)
  })
})
