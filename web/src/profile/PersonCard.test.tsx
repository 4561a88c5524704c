import { CONTACT_NOTICES, type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { aPerson } from '../../test/aPerson.ts'
import { aPersonCard } from '../../test/aPersonCard.ts'
import { answer, hold, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { Link } from '../ui/Link.tsx'
import { PersonCard } from './PersonCard.tsx'

const user = userEvent.setup()
const skill = (id: number, skill_name: string, skill_level: string) => ({
  id,
  skills: { id, skill_name },
  skill_level: { id, skill_level },
})
const skills = [
  skill(1, 'Joinery', 'Expert'),
  skill(2, 'Carving', 'Advanced'),
  skill(3, 'Turning', 'Intermediate'),
  skill(4, 'Gilding', 'Beginner'),
]

function show(props: Partial<Parameters<typeof PersonCard>[0]> = {}, ...prepared: Prepared[]) {
  signIn('company')
  const card = <PersonCard person={aPersonCard()} {...props} />
  return renderAt('/users/', '/users/', <ul>{card}</ul>, prepared)
}

const alerted = (text: string) => within(screen.getByRole('alert')).findByText(text, { exact: false })
const sendMessage = (name = 'Maria Alvarez') =>
  screen.getByRole('button', { name: `Send Message to ${name}` })

test('a card shows who a person is, and the last role', () => {
  show({ person: aPersonCard({ rate_ratio: 4.6, rating_count: 12 }) })

  expect(screen.getByRole('link', { name: 'Maria Alvarez' })).toHaveAttribute('href', '/profile/?id=7')
  expect(screen.getByRole('img', { name: '4.6 out of 5' })).toBeVisible()
  for (const text of ['4.6', '(12)', 'Builds stairs', 'Berlin', ', Germany', '$45', '/ hour', 'Joiner'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('at Linden Joinery')).toBeVisible()
})

test('a card shows an earlier job in place of the last one if the search found only its title', () => {
  const earlier_experiences = [
    { job_name: 'Carpenter', company_name: 'Elm & Ash' },
    { job_name: 'Head waiter', company_name: 'Harbour Inn' },
  ]
  show({ person: { ...aPersonCard(), earlier_experiences }, search: 'waiter' })
  const role = screen.getByText('waiter').closest('p')
  expect(role).toHaveTextContent('Earlier: Head waiter at Harbour Inn')
})

test('a card keeps the last job if the search found its title, or no title', () => {
  const earlier_experiences = [{ job_name: 'Joiner, stairs', company_name: 'Elm & Ash' }]
  for (const search of ['joiner', 'berlin', undefined]) {
    const { unmount } = show({ person: { ...aPersonCard(), earlier_experiences }, search })
    expect(screen.getByText('at Linden Joinery').closest('p')).toHaveTextContent('Joiner at Linden Joinery')
    unmount()
  }
})

test('a card shows the skills with their levels, after each the number of the others', () => {
  show({ person: aPersonCard({ skills }) })

  const shown = within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Joinery Expert+3',
    'Carving Advanced+2',
    'Turning Intermediate+1',
    'Gilding Beginner',
  ])
})

test('the words of a search are marked in the skills and in the city', () => {
  const { container } = show({ person: aPersonCard({ skills }), search: 'joinery berlin' })

  const marks = [...container.querySelectorAll('li mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(expect.arrayContaining(['Berlin', 'Joinery']))
})

test('a card of somebody without ratings, location and jobs says that there are no ratings and leaves the rest out', () => {
  show({ person: aPersonCard({ userlocation: null, expectedsalary: null, last_experience: null }) })

  expect(screen.getByText('No ratings yet')).toBeVisible()
  expect(screen.queryByText('Berlin')).not.toBeInTheDocument()
  expect(screen.queryByText(/^at/)).not.toBeInTheDocument()
})

test('the link of a selected card is the current one, and passes on clicks and keys', async () => {
  const link = {
    onClick: vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault()),
    onKeyDown: vi.fn<() => void>(),
  }
  const { url } = show({ selected: true, link })

  const name = screen.getByRole('link', { current: true })
  await user.click(name)
  await user.keyboard('{ArrowDown}')
  expect(link.onClick).toHaveBeenCalledOnce()
  expect(link.onKeyDown).toHaveBeenCalledOnce()
  expect(url()).toBe('/users/')
})

test('Send Message reads the email once, is busy meanwhile and opens the message', async () => {
  const { held, release } = hold(answer(profile.getProfile, { status: 200, body: aPerson() }))
  const { requests, url } = show({}, held)

  expect(requests).toEqual([])
  await user.click(sendMessage())
  const busy = await screen.findByRole('button', { name: 'Opening...' })
  await user.click(busy)
  release()

  await waitFor(() => expect(url()).toBe('/messages/?email=maria%40example.com'))
  expect(requests).toMatchObject([{ method: 'GET', url: '/api/user/profile/7/' }])
})

/** Two cards, and a link to another page of the list. */
function showTwo(...prepared: Prepared[]) {
  signIn('company')
  const list = (
    <ul>
      <PersonCard person={aPersonCard()} />
      <PersonCard person={aPersonCard({ id: 8, name: 'Ben Okafor' })} />
      <li>
        <Link to="/users/?page=2">Page 2</Link>
      </li>
    </ul>
  )
  return renderAt('/users/', '/users/', list, prepared)
}

const contactOf = (person: Partial<Profile>) =>
  answer(profile.getProfile, { status: 200, body: aPerson(person) })

test('Send Message stays where its reader has gone meanwhile, and opens the message at the next press', async () => {
  const { held, release } = hold(contactOf({}))
  const { requests, url } = showTwo(held)
  await user.click(sendMessage())
  await user.click(screen.getByRole('link', { name: 'Page 2' }))

  release()
  await waitFor(() => expect(sendMessage()).toBeEnabled())
  expect(url()).toBe('/users/?page=2')

  await user.click(sendMessage())
  expect(url()).toBe('/messages/?email=maria%40example.com')
  expect(requests).toHaveLength(1)
})

test('Send Message of another person replaces the one that was pressed before', async () => {
  const first = hold(contactOf({}))
  const second = hold(contactOf({ id: 8, email: 'ben@example.com' }))
  const { url } = showTwo(first.held, second.held)
  await user.click(sendMessage())
  await user.click(sendMessage('Ben Okafor'))

  first.release()
  await waitFor(() => expect(sendMessage()).toBeEnabled())
  expect(url()).toBe('/users/')

  second.release()
  await waitFor(() => expect(url()).toBe('/messages/?email=ben%40example.com'))
})

test('Send Message opens a message to the alias of a person whose contact data is hidden', async () => {
  const body = aPerson({
    email: 'ben@members.jobs.example',
    phone_number: null,
    resume: null,
    contact_notice: CONTACT_NOTICES.stranger,
  })
  const { url } = show({}, answer(profile.getProfile, { status: 200, body }))

  await user.click(sendMessage())

  await waitFor(() => expect(url()).toBe('/messages/?email=ben%40members.jobs.example'))
})

test('Send Message at the limit of contacts says when the next can be read', async () => {
  const body = aPerson({
    email: null,
    phone_number: null,
    resume: null,
    contact_notice: CONTACT_NOTICES.company,
  })
  const { url } = show({}, answer(profile.getProfile, { status: 200, body }))

  await user.click(sendMessage())

  expect(await alerted(CONTACT_NOTICES.company)).toBeVisible()
  expect(url()).toBe('/users/')
  expect(sendMessage()).toBeEnabled()
})

test.each([
  [
    'to an account that is gone, or in a block',
    answer(profile.getProfile, { status: 404, body: { error: 'User Not Found' } }),
    "You can't contact this account.",
  ],
  [
    'without a network',
    { endpoint: profile.getProfile, reply: 'unreachable' as const },
    'Check your connection',
  ],
  [
    'that the server refuses',
    refuse(profile.getProfile, 503, 'Please try again in a minute.'),
    'Please try again',
  ],
])('Send Message %s shows why in an alert', async (_, prepared, message) => {
  const { url } = show({}, prepared)

  await user.click(sendMessage())

  expect(await alerted(message)).toBeVisible()
  expect(url()).toBe('/users/')
})
