import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { beDemoSite, signIn } from '../../test/render.tsx'
import { bePhone } from '../../test/device.ts'
import { renderShell } from '../../test/renderShell.tsx'

const header = () => within(screen.getByRole('banner'))
const phoneBar = async () => {
  const menu = await screen.findByRole('button', { name: 'Menu' })
  return within(menu.closest('nav')!)
}

/** Every entry with its URL; null for what is not a link. */
const entriesOf = (elements: HTMLElement[]) =>
  elements.map((element) => [element.textContent, element.getAttribute('href')])

afterEach(() => void vi.restoreAllMocks())

describe('the header', () => {
  test('offers a visitor Login and Sign-up', async () => {
    renderShell('/jobs/?jobId=7')

    expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login/')
    expect(header().getByRole('link', { name: 'Sign-up' })).toHaveAttribute('href', '/register/')
    expect(header().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(header().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  })

  test('says on the login button that there is a demo account', () => {
    beDemoSite()
    renderShell('/')

    expect(header().getByRole('link', { name: 'Login (Demo Account Inside)' })).toBeVisible()
  })

  test('links a candidate to the profile, Applied Jobs, Saved Jobs and Saved Searches', async () => {
    signIn('personal')
    renderShell('/')

    expect(await header().findByRole('link', { name: 'maria' })).toHaveAttribute('href', '/profile/?id=7')
    await userEvent.click(await header().findByRole('button', { name: 'Account menu, maria' }))
    expect(entriesOf(await screen.findAllByRole('menuitem'))).toEqual([
      ['Profile', '/profile/?id=7'],
      ['Applied Jobs', '/interested-jobs/'],
      ['Saved Jobs', '/saved-jobs/'],
      ['Saved Searches', '/saved-searches/'],
      ['Settings', '/settings/'],
    ])
  })

  test('links a company to its profile, Manage and Post Job', async () => {
    signIn('company')
    renderShell('/add-job/')

    expect(await header().findByRole('link', { name: 'acme' })).toHaveAttribute(
      'href',
      '/profile/company/?id=7',
    )
    expect(header().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/users/')
    await userEvent.click(header().getByRole('button', { name: 'Account menu, acme' }))
    expect(entriesOf(await screen.findAllByRole('menuitem'))).toEqual([
      ['Profile', '/profile/company/?id=7'],
      ['Manage', '/company-panel/?tab=profile'],
      ['Post Job', '/add-job/'],
      ['Settings', '/settings/'],
    ])
  })

  test("shows the account's picture", async () => {
    signIn('personal', { profilePicture: '/files/maria.webp' })
    renderShell('/')

    const menu = await header().findByRole('button', { name: 'Account menu, maria' })
    expect(menu.querySelector('img')).toHaveAttribute('src', '/files/maria.webp')
  })

  test('scrolls away with the first 80 px and sticks from there', () => {
    renderShell('/')
    const scrollTo = (y: number) => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
      act(() => void fireEvent.scroll(window))
    }

    scrollTo(80)
    expect(screen.getByRole('banner')).not.toHaveClass('fixed')
    scrollTo(81)
    expect(screen.getByRole('banner')).toHaveClass('fixed')
  })
})

describe("the phone's menu", () => {
  const entries = async () => {
    const menu = within(await screen.findByRole('dialog'))
    return entriesOf(
      within(menu.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.firstElementChild as HTMLElement),
    )
  }

  test('of a visitor opens from the top bar', async () => {
    renderShell('/')
    await userEvent.click(header().getByRole('button', { name: 'Open menu' }))

    expect(await entries()).toEqual([
      ['Home', '/'],
      ['Login', '/login/'],
      ['Sign Up', '/register/'],
    ])
  })

  test('of a candidate opens from the bottom bar', async () => {
    signIn('personal')
    renderShell('/')
    await userEvent.click((await phoneBar()).getByRole('button', { name: 'Menu' }))

    expect(await entries()).toEqual([
      ['Home', '/'],
      ['Profile', '/profile/?id=7'],
      ['Applied Job', '/interested-jobs/'],
      ['Saved Job', '/saved-jobs/'],
      ['Saved Searches', '/saved-searches/'],
      ['Settings', '/settings/'],
      ['Logout', null],
    ])
  })

  test('of a company has its own entries', async () => {
    bePhone()
    signIn('company')
    renderShell('/add-job/')
    await userEvent.click((await phoneBar()).getByRole('button', { name: 'Menu' }))

    expect(await entries()).toEqual([
      ['Home', '/users/'],
      ['Profile', '/profile/company/?id=7'],
      ['Manage', '/company-panel/?tab=jobs'],
      ['Post Job', '/add-job/'],
      ['Settings', '/settings/'],
      ['Logout', null],
    ])
  })

  test('closes when one of its entries is chosen', async () => {
    signIn('personal')
    const shell = renderShell('/')
    await userEvent.click((await phoneBar()).getByRole('button', { name: 'Menu' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Saved Job' }))

    expect(shell.url()).toBe('/saved-jobs/')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

test.each([
  ['personal', '/', 'maria', 'Saved Jobs'],
  ['company', '/users/', 'acme', 'Post Job'],
] as const)(
  "for a %s account, the bottom bar's filter button is on %s only",
  async (userType, board, username, other) => {
    signIn(userType)
    renderShell(board)
    expect(await (await phoneBar()).findByRole('button', { name: 'Filter' })).toBeInTheDocument()
    expect((await phoneBar()).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')

    await userEvent.click(await header().findByRole('button', { name: `Account menu, ${username}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: other }))
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument()
  },
)

describe('another screen', () => {
  test('starts at its top, gets the focus and sets the title of the tab', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    signIn('personal')
    renderShell('/')
    expect(document.title).toBe('Jobs · Guildhall')
    expect(scrollTo).not.toHaveBeenCalled()

    await userEvent.click(await header().findByRole('button', { name: 'Account menu, maria' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Saved Jobs' }))

    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
    expect(document.title).toBe('Saved Jobs · Guildhall')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })
})

test.each([
  ['a candidate sees', 'personal', 1],
  ['a company does not see', 'company', 0],
  ['a visitor does not see', undefined, 0],
] as const)('%s the widget of candidates', (_, userType, count) => {
  if (userType) signIn(userType)
  renderShell('/jobs/?jobId=7', { CandidateWidget: () => <p>Widget</p> })

  expect(screen.queryAllByText('Widget')).toHaveLength(count)
})
