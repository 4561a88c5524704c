import { account } from '@guildhall/contract/account/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { type LoginSession, settings } from '@guildhall/contract/account/settings'
import { blocking } from '@guildhall/contract/blocking/endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import {
  answer,
  beDemoSite,
  type Prepared,
  refuse,
  renderAt,
  signIn,
  unreachable,
} from '../../test/render.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const NEW = 'nine lanterns over water'
const LIST = "Where you're logged in"

const isDemo = [
  answer(account.getDemoAccounts, {
    status: 200,
    body: [{ user_type: 'company', email: 'company@example.com', password: 'come-in' }],
  }),
  answer(profile.getProfile, { status: 200, body: aCompany({ email: 'company@example.com' }) }),
]

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const aSession = (changes: Partial<LoginSession> = {}): LoginSession => ({
  id: 'here',
  device: 'Firefox on Linux',
  created_at: '2026-11-20T14:05:00.000Z',
  last_used_at: minutesAgo(1),
  is_current: true,
  ...changes,
})
const here = aSession()
const phone = aSession({
  id: 'phone',
  device: 'Safari on iPhone',
  is_current: false,
  last_used_at: minutesAgo(200),
})
const tablet = aSession({
  id: 'tablet',
  device: 'Chrome on Android',
  is_current: false,
  last_used_at: minutesAgo(3),
})

const sessions = (...body: LoginSession[]) => answer(settings.getSessions, { status: 200, body })
const changed = answer(settings.changePassword, { status: 200, body: { success: 'Password changed' } })
const refusedWith = (errorField: Record<string, string[]>) =>
  refuse(settings.changePassword, 400, Object.values(errorField)[0]![0]!, { errorField })

const PREFERENCES = {
  mail_digest: true,
  search_engines: false,
  profile_visibility: 'everybody',
  contact_visible_to: 'dealt_with',
  has_password: true,
} as const

const preferences = (search_engines: boolean, has_password = true) =>
  answer(settings.getPreferences, { status: 200, body: { ...PREFERENCES, search_engines, has_password } })

const noneBlocked = answer(blocking.getBlockedUsers, { status: 200, body: { data: [], total_user: 0 } })

const open = (...prepared: Prepared[]) =>
  renderAt('/settings/', '/settings/', <SettingsPage />, [...prepared, preferences(false), noneBlocked])

const field = (label: string) => screen.findByLabelText(label)
const list = () => screen.findByRole('list', { name: LIST })
const row = async (device: string) =>
  within((await within(await list()).findByText(device, { selector: 'p' })).closest('li')!)

const user = userEvent.setup()

async function change(old: string, password: string, again = password) {
  for (const [label, text] of [
    ['Current password', old],
    ['New password', password],
    ['Retype new password', again],
  ] as const) {
    fireEvent.change(await field(label), { target: { value: text } })
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

beforeEach(() => signIn('personal'))

describe('changing the password', () => {
  test('requires the current password and the new one twice before anything is sent', async () => {
    const { requests } = open(sessions(here))
    await change('', '')
    expect(await field('Current password')).toHaveAccessibleDescription('Current password is required')
    expect(await field('New password')).toHaveAccessibleDescription(/New Password is required/)
    expect(await field('Retype new password')).toHaveAccessibleDescription('Retype new password is required')
    await change('old one', 'maria123', 'another')
    expect(await field('New password')).toHaveAccessibleDescription(/too similar to your username/)
    expect(await field('Retype new password')).toHaveAccessibleDescription(
      'Password and retype password do not match',
    )
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('shows an alert, empties the fields and reloads the devices', async () => {
    const { requests } = open(changed, sessions(phone, here), sessions(here))
    await row('Safari on iPhone')
    await change('old one', NEW)
    expect(await screen.findByText('Password changed')).toBeVisible()
    expect(requests.find(({ method }) => method === 'POST')!.body).toEqual({
      old_password: 'old one',
      new_password: NEW,
      re_new_password: NEW,
    })
    for (const label of ['Current password', 'New password', 'Retype new password'])
      expect(await field(label)).toHaveValue('')
    await waitFor(() =>
      expect(screen.queryByText('Safari on iPhone', { selector: 'p' })).not.toBeInTheDocument(),
    )
  })

  test('keeps the values after a rejection and shows the reasons under their fields', async () => {
    open(
      refusedWith({
        old_password: ['The current password is incorrect.'],
        new_password: ['This password is too common. Choose a different one.'],
      }),
      sessions(here),
    )
    await change('not this one', 'password1')
    expect(await field('Current password')).toHaveAccessibleDescription('The current password is incorrect.')
    expect(await field('New password')).toHaveAccessibleDescription(/This password is too common\./)
    expect(await field('Current password')).toHaveFocus()
    expect(await field('Current password')).toHaveValue('not this one')
    expect(await field('Retype new password')).toHaveValue('password1')
    expect(screen.queryByText('Password changed')).not.toBeInTheDocument()
  })

  test('too often shows the message of the limit and keeps the values', async () => {
    open(
      refuse(settings.changePassword, 429, 'Too many requests. Please try again in an hour.'),
      sessions(here),
    )
    await change('not this one', NEW)
    expect(await screen.findByText('Too many requests. Please try again in an hour.')).toBeVisible()
    expect(await field('New password')).toHaveValue(NEW)
  })

  test('can show the typed password', async () => {
    open(sessions(here))
    await user.type(await field('Current password'), 'old one')
    await user.click(screen.getByRole('button', { name: 'Show current password' }))
    expect(await field('Current password')).toHaveAttribute('type', 'text')
  })
})

describe('an account without a password', () => {
  const own = answer(profile.getOwnProfile, { status: 200, body: aCompany({ email: 'maria@example.com' }) })
  const openWithout = (...prepared: Prepared[]) =>
    open(...prepared, sessions(here), preferences(false, false))
  const press = async () => user.click(await screen.findByRole('button', { name: 'Email me a link' }))

  test('is told why, and gets a link to set one by mail', async () => {
    const { requests } = openWithout(
      own,
      answer(account.requestPasswordReset, { status: 204, body: undefined }),
    )
    expect(await screen.findByText(/^You log in with another service\./)).toBeVisible()
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
    await press()
    const sent = await screen.findByText(
      'Reset link has been sent to your email. Please check maria@example.com',
    )
    expect(sent).toBeVisible()
    expect(requests).toContainEqual(
      expect.objectContaining({
        url: '/api/user/accounts/reset_password/',
        body: { email: 'maria@example.com' },
      }),
    )
    expect(screen.queryByRole('button', { name: 'Email me a link' })).not.toBeInTheDocument()
  })

  test.each([
    ['the limit of mails', refuse(account.requestPasswordReset, 429, 'Too many mails.'), 'Too many mails.'],
    ['an unreachable server', unreachable(account.requestPasswordReset), /^We couldn't reach the server/],
  ] as const)('can try again after %s', async (_reason, failing, text) => {
    openWithout(own, failing)
    await press()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Email me a link' })).toBeEnabled()
  })
})

describe('the list of devices', () => {
  test('shows when each device was last used and which one is this device', async () => {
    open(sessions(here, tablet, phone))
    expect((await row('Firefox on Linux')).getByText('This device')).toBeVisible()
    expect((await row('Firefox on Linux')).queryByRole('button')).not.toBeInTheDocument()
    expect((await row('Chrome on Android')).getByText('Active now')).toBeVisible()
    expect((await row('Safari on iPhone')).getByText('Last used 3 hours ago')).toBeVisible()
    const day = (await row('Safari on iPhone')).getByText(/^11-\d\d-2026$/)
    expect(day).toHaveClass('whitespace-nowrap')
    expect(day.parentElement).toHaveTextContent(/^Logged in 11-\d\d-2026, \d\d:05$/)
  })

  test('logs out a single device and moves the focus to the heading', async () => {
    const { requests } = open(
      sessions(here, phone),
      sessions(here),
      answer(settings.endSession, { status: 204, body: undefined }),
    )
    await user.click(
      (await row('Safari on iPhone')).getByRole('button', { name: 'Log out Safari on iPhone' }),
    )
    expect(await screen.findByText('Logged out Safari on iPhone')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
      '/api/user/sessions/phone/',
    ])
    expect(await screen.findByText("You're only logged in on this device.")).toBeVisible()
    expect(screen.getByRole('heading', { name: LIST })).toHaveFocus()
  })

  test('treats a session that has already ended as logged out', async () => {
    open(
      sessions(here, phone),
      sessions(here),
      answer(settings.endSession, { status: 404, body: { error: 'Not found.' } }),
    )
    await user.click((await row('Safari on iPhone')).getByRole('button'))
    expect(await screen.findByText('Logged out Safari on iPhone')).toBeVisible()
  })

  test('logs out all other devices only after a confirmation', async () => {
    const { requests } = open(
      sessions(here, tablet, phone),
      sessions(here),
      answer(settings.endOtherSessions, { status: 204, body: undefined }),
    )
    const ended = () => requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(ended()).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Logged out all other devices')).toBeVisible()
    expect(ended()).toEqual(['/api/user/sessions/'])
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument()
  })

  test('keeps a device that could not be logged out', async () => {
    open(sessions(here, phone), unreachable(settings.endSession))
    await user.click((await row('Safari on iPhone')).getByRole('button'))
    expect(await screen.findByText(/^We couldn't reach the server/)).toBeVisible()
    expect((await row('Safari on iPhone')).getByRole('button')).toBeEnabled()
  })

  test('can be reloaded after a failure, while the password can be changed', async () => {
    open(refuse(settings.getSessions, 503, 'Not ready'), sessions(here))
    expect(await screen.findByText('Not ready')).toBeVisible()
    expect(await field('Current password')).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row('Firefox on Linux')).toBeTruthy()
  })
})

describe('the privacy of a candidate', () => {
  const toggle = () => screen.findByRole('switch', { name: /^Let search engines show my profile/ })

  test('lets search engines show the profile, which is saved at once', async () => {
    const { requests } = open(
      sessions(here),
      preferences(false),
      preferences(true),
      answer(settings.savePreferences, { status: 200, body: { success: 'Settings saved' } }),
    )
    expect(await toggle()).not.toBeChecked()
    await user.click(await toggle())

    expect(await screen.findByText('Settings saved')).toBeVisible()
    expect(await toggle()).toBeChecked()
    const saved = requests.filter(({ method }) => method === 'PATCH')
    expect(saved.map(({ url, body }) => [url, body])).toEqual([
      ['/api/user/settings/', { search_engines: true }],
    ])
  })

  test.each([
    ['a refusal', refuse(settings.savePreferences, 400, 'Please check this.'), 'Please check this.'],
    ['a network failure', unreachable(settings.savePreferences), /^We couldn't reach the server/],
  ])('keeps its stored state after %s', async (_, reply, text) => {
    open(sessions(here), reply, preferences(true))
    await user.click(await toggle())

    expect(await screen.findByText(text)).toBeVisible()
    expect(await toggle()).toBeChecked()
  })

  test('can be loaded again after a failure', async () => {
    open(sessions(here), refuse(settings.getPreferences, 503, 'Not ready'), preferences(true))
    expect(await screen.findAllByText('Not ready')).toHaveLength(2)
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[1]!)
    expect(await toggle()).toBeChecked()
  })

  test.each([
    ['Who can open my profile?', 'Members', { profile_visibility: 'members' }],
    ['Who can open my profile?', 'Companies', { profile_visibility: 'companies' }],
    ['Who can see my email, phone number and resume?', 'All companies', { contact_visible_to: 'companies' }],
  ])('%s takes the choice %s, which is saved at once', async (legend, name, body) => {
    const { requests } = open(
      sessions(here),
      preferences(false),
      answer(settings.getPreferences, {
        status: 200,
        body: { ...PREFERENCES, ...body } as typeof PREFERENCES,
      }),
      answer(settings.savePreferences, { status: 200, body: { success: 'Settings saved' } }),
    )
    const group = within(await screen.findByRole('radiogroup', { name: legend }))
    expect(group.getAllByRole('radio')[0]).toBeChecked()
    await user.click(group.getByRole('radio', { name }))

    expect(await screen.findByText('Settings saved')).toBeVisible()
    expect(group.getByRole('radio', { name })).toBeChecked()
    expect(requests.filter(({ method }) => method === 'PATCH').map((request) => request.body)).toEqual([body])
  })

  test('a refused choice returns to the stored one', async () => {
    open(sessions(here), refuse(settings.savePreferences, 400, 'Please check this.'))
    await user.click(await screen.findByRole('radio', { name: 'All companies' }))
    expect(await screen.findByText('Please check this.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Companies I applied to or wrote to' })).toBeChecked()
  })

  test('each choice says what it means, and search engines need a profile that everybody can open', async () => {
    open(
      sessions(here),
      answer(settings.getPreferences, {
        status: 200,
        body: { ...PREFERENCES, profile_visibility: 'members' } as never,
      }),
    )
    expect(await screen.findByRole('radio', { name: 'Everybody' })).toHaveAccessibleDescription(
      'Anyone with the link, with or without an account.',
    )
    expect(screen.getByText('This only works while everybody can open your profile.')).toBeVisible()
  })

  test('is no setting of a company, whose page is public', async () => {
    signIn('company')
    open(sessions(here))
    await row('Firefox on Linux')
    expect(screen.queryByRole('switch', { name: /search engines/ })).not.toBeInTheDocument()
  })
})

describe('the emails about what is unread', () => {
  const toggle = () =>
    screen.findByRole('switch', { name: /^Email me about unread messages and notifications/ })

  test.each(['personal', 'company'] as const)(
    'can be turned off by a %s account, which is saved at once',
    async (userType) => {
      signIn(userType)
      const off = { ...PREFERENCES, mail_digest: false }
      const { requests } = open(
        sessions(here),
        preferences(false),
        answer(settings.getPreferences, { status: 200, body: off }),
        answer(settings.savePreferences, { status: 200, body: { success: 'Settings saved' } }),
      )
      expect(await toggle()).toBeChecked()
      await user.click(await toggle())

      expect(await screen.findByText('Settings saved')).toBeVisible()
      expect(await toggle()).not.toBeChecked()
      const saved = requests.filter(({ method }) => method === 'PATCH')
      expect(saved.map(({ body }) => body)).toEqual([{ mail_digest: false }])
    },
  )

  test('stay on after a refusal', async () => {
    open(sessions(here), refuse(settings.savePreferences, 400, 'Please check this.'))
    await user.click(await toggle())
    expect(await screen.findByText('Please check this.')).toBeVisible()
    expect(await toggle()).toBeChecked()
  })
})

describe('a demo account', () => {
  beforeEach(beDemoSite)

  test('shows what it can not do, and the controls for it are disabled or missing', async () => {
    signIn('company')
    open(...isDemo, sessions(here))
    expect(
      await screen.findByText(
        "This is a demo account that everyone can use. You can't change its password or log out other devices.",
      ),
    ).toBeVisible()
    expect(await field('Current password')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled()
    expect((await row('Firefox on Linux')).getByText('This device')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument()
    expect(screen.queryByText("You're only logged in on this device.")).not.toBeInTheDocument()
  })

  test('loads its devices and preferences in parallel with the check whether it is one', async () => {
    signIn('company')
    const { requests } = open(...isDemo, sessions(here))
    await field('Current password')
    const urls = requests.map(({ url }) => url)
    expect(urls).toContain('/api/user/profile/7/')
    const first = [
      account.getDemoAccounts.path,
      settings.getPreferences.path,
      settings.getSessions.path,
      '/api/message/get_blocked_users/?page=1',
    ]
    expect(urls.slice(0, first.length).sort()).toEqual(first.sort())
  })

  test('is not assumed for other accounts of a demo site', async () => {
    const [demoAccounts] = isDemo
    const own = answer(profile.getProfile, { status: 200, body: aCompany({ email: 'maria@example.com' }) })
    open(demoAccounts!, own, sessions(here))
    expect(await field('Current password')).toBeEnabled()
  })
})
