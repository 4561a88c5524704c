import { lookups } from '@guildhall/contract/lookups/endpoints'
import { NAME_ERRORS } from '@guildhall/contract/names'
import { profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aPerson } from '../../test/aPerson.ts'
import { openProfile, shown } from '../../test/profileSections.tsx'
import { answer, hold, type Prepared, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { ProfileHead } from './ProfileHead.tsx'

const user = userEvent.setup()

beforeEach(() => sessionStorage.clear())

const show = (shown: Profile, { isOwner = false, prepared = [] as Prepared[] } = {}) =>
  renderAt('/profile/?id=7', '/profile/', <ProfileHead profile={shown} isOwner={isOwner} />, prepared)

const locations = answer(lookups.getLocations, {
  status: 200,
  body: [
    { id: 1, location: 'Berlin, Germany' },
    { id: 2, location: 'Bandung, Indonesia' },
  ],
})
const saved = answer(profile.saveProfile, { status: 201, body: { success: 'Profile saved' } })
const located = answer(profile.saveLocation, { status: 200, body: { success: 'Location saved' } })

describe('the head of a profile', () => {
  test('of a person shows who they are, with rating and expected rate', () => {
    signIn('company')
    show(aPerson({ rate_ratio: 4.5, rating_count: 3 }))

    expect(screen.getByRole('heading', { level: 1, name: 'Maria Alvarez' })).toBeVisible()
    for (const text of ['Builds stairs', 'Berlin', ', Germany', '(3)', 'maria', '$45']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByRole('img', { name: '4.5 out of 5' })).toHaveAttribute('title', '4.5 out of 5')
    expect(screen.getByText(/Since 2009/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria@example.com',
    )
    expect(screen.getByRole('link', { name: '+49 30 1234' })).toHaveAttribute('href', 'tel:+49301234')
  })

  test('of somebody without ratings says so', () => {
    show(aPerson({ rate_ratio: null, rating_count: 0 }))

    expect(screen.getByText('No ratings yet')).toBeVisible()
    expect(screen.queryByText('(0)')).not.toBeInTheDocument()
  })

  test('offers others a message, and no editing', () => {
    signIn('company')
    show(aPerson({ id: 8 }))

    expect(screen.getByRole('link', { name: 'Send Message' })).toHaveAttribute(
      'href',
      '/messages/?email=maria%40example.com',
    )
    expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument()
  })

  test.each([
    [aPerson, '/profile/?id=7'],
    [aCompany, '/profile/company/?id=7'],
  ])('leads a visitor who wants to send a message to the login', async (someone, path) => {
    const shown = someone({ id: 7, email: null, phone_number: null, contact_notice: 'Log in first.' })
    const { url } = show(shown)

    await user.click(screen.getByRole('link', { name: 'Send Message' }))

    expect(url()).toBe('/login/')
    expect(JSON.parse(localStorage.intent)).toMatchObject({ action: 'message', path, title: shown.name })
  })

  test('shows an account at its limit why the contact is hidden, and no message', () => {
    signIn('company')
    show(aPerson({ email: null, phone_number: null, contact_notice: 'You have viewed 400.' }))

    expect(screen.getByText('You have viewed 400.')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

const NAMES = { personal: 'Full name', company: 'Company name' }

async function edit(shown: Profile, ...prepared: Prepared[]) {
  signIn(shown.user_type)
  const view = show(shown, { isOwner: true, prepared: [locations, ...prepared] })
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  await screen.findByRole('textbox', { name: NAMES[shown.user_type] })
  return { ...view, sent: () => view.requests.filter(({ method }) => method === 'PATCH') }
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const save = () => user.click(screen.getByRole('button', { name: 'Save' }))

async function retype(name: string | RegExp, text: string) {
  await user.clear(field(name))
  if (text) await user.type(field(name), text)
}

describe('its owner', () => {
  test('finds what was entered when the page was left, until it is discarded', async () => {
    const { unmount } = await edit(aPerson({ userlocation: null }))
    await retype('Bio', 'A long story')
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'berlin{Enter}')
    unmount()

    await edit(aPerson({ userlocation: null }))
    expect(field('Bio')).toHaveValue('A long story')
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Berlin, Germany')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Edit profile' }))
    expect(field('Bio')).toHaveValue(aPerson().bio)
  })

  test('edits it in place, and the focus returns to the button after Cancel', async () => {
    await edit(aPerson())
    await waitFor(() => expect(field('Full name')).toHaveFocus())
    expect(field('Full name')).toHaveValue('Maria Alvarez')
    expect(field('Username')).toHaveAttribute('readonly')
    expect(field('Email')).toHaveAttribute('readonly')
    expect(screen.queryByRole('link', { name: 'Send Message' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(screen.getByRole('heading', { level: 1, name: 'Maria Alvarez' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus()
  })

  test.each([aPerson(), aCompany()])('saves the changes of $name', async (shown) => {
    const { sent } = await edit(shown, saved)
    await retype(NAMES[shown.user_type], 'A new name')
    await retype('Short intro', 'A new intro')
    await save()

    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(sent()).toMatchObject([
      {
        url: '/api/user/save_profile/',
        body: {
          name: 'A new name',
          username: shown.username,
          email: shown.email,
          phoneNumber: shown.phone_number,
          shortIntro: 'A new intro',
          bio: shown.bio,
        },
      },
    ])
  })

  test('chooses another location, which has a call of its own', async () => {
    const { sent } = await edit(aPerson(), saved, located)
    const box = screen.getByRole('combobox', { name: 'Location' })
    await waitFor(() => expect(box).toHaveValue('Berlin, Germany'))
    await user.click(box)
    await user.type(box, 'band{Enter}')
    expect(box).toHaveValue('Bandung, Indonesia')
    await save()

    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(sent().map(({ url, body }) => [url, body])).toEqual([
      ['/api/user/save_location/', { id: 2 }],
      ['/api/user/save_profile/', expect.not.objectContaining({ location: expect.anything() })],
    ])
  })

  test('sees what is invalid before anything is sent', async () => {
    const { sent } = await edit(aPerson())
    await retype('Full name', '')
    await retype(/^Phone/, 'call me')
    await save()

    expect(field('Full name')).toHaveAccessibleDescription('Full name is required')
    expect(field('Full name')).toHaveFocus()
    expect(field(/^Phone/)).toHaveAccessibleDescription('Enter a phone number, such as +49 30 123456.')
    expect(sent()).toEqual([])
  })

  test('is asked for the name of the company, if it is one', async () => {
    const { sent } = await edit(aCompany())
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull()
    await retype('Company name', '')
    await save()

    expect(field('Company name')).toHaveAccessibleDescription('Company name is required')
    expect(sent()).toEqual([])
  })

  test('is told what is wrong with a new name, and may keep an old one', async () => {
    const { sent } = await edit(aPerson({ name: 'Booking.com' }), saved, saved)
    await retype('Full name', 'evil.example')
    await save()
    expect(field('Full name')).toHaveAccessibleDescription(NAME_ERRORS.link)
    expect(sent()).toEqual([])
    await retype('Full name', 'Booking.com')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  test("sees the server's errors at the fields and keeps the input", async () => {
    await edit(
      aPerson(),
      refuse(profile.saveProfile, 400, 'Too rude.', { errorField: { shortIntro: ['Too rude.'] } }),
    )
    await retype('Short intro', 'Rude')
    await save()

    await waitFor(() => expect(field('Short intro')).toHaveAccessibleDescription('Too rude.'))
    expect(field('Short intro')).toHaveValue('Rude')
    expect(field('Short intro')).toHaveFocus()
  })

  test("sees the server's error at the location", async () => {
    await edit(
      aPerson({ userlocation: null }),
      refuse(profile.saveLocation, 400, 'Please choose from the list.', {
        errorField: { id: ['Please choose from the list.'] },
      }),
    )
    const box = screen.getByRole('combobox', { name: 'Location' })
    await user.type(box, 'berlin{Enter}')
    await save()

    await waitFor(() => expect(box).toHaveAccessibleDescription('Please choose from the list.'))
    expect(box).toHaveValue('Berlin, Germany')
  })

  test.each([
    ['an error that names no field', refuse(profile.saveProfile, 400, 'Not like this.'), 'Not like this.'],
    ['a network failure', unreachable(profile.saveProfile), /^We couldn't reach the server/],
  ])('sees an alert after %s, with the input kept', async (_, reply, text) => {
    await edit(aPerson(), reply)
    await retype('Bio', 'A long story')
    await save()

    expect(await screen.findByText(text)).toBeVisible()
    expect(field('Bio')).toHaveValue('A long story')
  })

  test('sees the new location although the rest was not saved', async () => {
    signIn('personal')
    const moved = aPerson({ userlocation: { location: { id: 2, location: 'Bandung, Indonesia' } } })
    const failed = refuse(profile.saveProfile, 400, 'Not like this.')
    openProfile(shown(), shown(moved), locations, located, failed)
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
    await user.type(await screen.findByRole('combobox', { name: 'Location' }), 'band{Enter}')
    await save()
    expect(await screen.findByText('Not like this.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(await screen.findByText('Bandung')).toBeVisible()
  })

  test("can't cancel while the changes are saved", async () => {
    const { held, release } = hold(saved)
    await edit(aPerson(), held)
    await save()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    release()

    expect(await screen.findByRole('button', { name: 'Edit profile' })).toHaveFocus()
  })

  test('edits only once the contact data is loaded, which the form would empty', () => {
    signIn('personal')
    show(aPerson({ email: null, phone_number: null }), { isOwner: true })

    expect(screen.getByRole('button', { name: 'Edit profile' })).toBeDisabled()
  })
})
