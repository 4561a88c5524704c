import { lookups } from '@guildhall/contract/lookups/endpoints'
import { CONTACT_NOTICES, profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aPerson } from '../../test/aPerson.ts'
import {
  answer,
  hold,
  inBrowser,
  type Prepared,
  refuse,
  renderAt,
  signIn,
  unreadable,
} from '../../test/render.tsx'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import { ProfilePage } from './ProfilePage.tsx'

const shown = (overrides: Partial<Profile> = {}) =>
  answer(profile.getProfile, { status: 200, body: aPerson(overrides) })
const noRatings = answer(ratings.getRatings, {
  status: 200,
  body: { data: [], total_rating: 0, rate_ratio: null },
})
const NAMES = 'skills rate experience portfolio education emp-type language resume'.split(' ')
const user = userEvent.setup()

const open = (url: string, ...prepared: Prepared[]) =>
  renderAt(url, '/profile/', <ProfilePage />, [...prepared, noRatings])

const openInBrowser = (url: string, ...prepared: Prepared[]) =>
  renderAt(url, '/profile/', <ProfilePage />, [...prepared, noRatings], inBrowser)

const menu = async () => within(await screen.findByRole('navigation', { name: 'Sections' }))
const current = async () => (await menu()).getByRole('link', { current: true }).textContent

describe('the sections', () => {
  test('stand in order, each with its anchor and an entry in the menu', async () => {
    open('/profile/?id=7', shown())
    const links = (await menu()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      NAMES.map((name) => `/profile/?id=7&tab=${name}`),
    )
    const labels = links.map(({ textContent }) => textContent)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(labels),
    )
    expect(NAMES.map((name) => document.getElementById(name)?.tagName)).toEqual(NAMES.map(() => 'SECTION'))
  })

  test('are between the completion and the ratings, in the order of the screen', async () => {
    signIn('personal')
    open('/profile/?id=7', shown())
    await screen.findByRole('button', { name: 'Add skill' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
    const parts = ['completion', ...NAMES.map((name) => `${name}-heading`), 'ratings-heading']
    expect(headings.filter((id) => parts.includes(id))).toEqual(parts)
  })

  test('show the profile: links with https, the total experience, a current job', async () => {
    open('/profile/?id=7', shown())
    const link = await screen.findByRole('link', { name: 'https://github.com/maria' })
    expect(link).toHaveAttribute('href', 'https://github.com/maria')
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc')
    expect(screen.getByText('2 years 2 months')).toBeVisible()

    const start = screen.getByText('02-29-2020')
    expect(start).toHaveClass('whitespace-nowrap')
    expect(start.parentElement).toHaveTextContent('02-29-2020 to Present')
    const [details] = document.getElementsByTagName('details')
    expect(details).not.toHaveAttribute('open')
    expect(details).toHaveTextContent('Stairs. Doors.')
  })

  test('without entries say so', async () => {
    open('/profile/?id=7', shown({ skills: [], experiences: { data: [], total_exp: 0 } }))
    expect(await screen.findByText('No skills yet.')).toBeVisible()
    expect(screen.getByText('0 year')).toBeVisible()
  })
})

describe('who sees what', () => {
  const buttons = () =>
    screen.queryAllByRole('button', { name: /^(Add|Edit|Delete) / }).map(({ textContent }) => textContent)

  test('the owner can change every section, each in its own ways', async () => {
    signIn('personal')
    open('/profile/?id=7', shown())
    await screen.findByRole('button', { name: 'Add skill' })
    expect(buttons()).toEqual([
      'Edit profile',
      'Add skill',
      'Delete Joinery',
      'Edit Rate',
      'Add experience',
      'Edit Joiner at Linden Joinery',
      'Delete Joiner at Linden Joinery',
      'Add link',
      'Edit github.com/maria',
      'Delete github.com/maria',
      'Add education',
      'Edit Woodwork',
      'Delete Woodwork',
      'Add employment type',
      'Delete Full-time',
      'Add language',
      'Delete Spanish',
    ])
  })

  test('others can change nothing', async () => {
    signIn('company', { userId: 3 })
    open('/profile/?id=7', shown())
    await screen.findByText('Joinery')
    expect(buttons()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Preview as a company' })).toBeNull()
  })

  test('a visitor can change nothing', async () => {
    const contact_notice = CONTACT_NOTICES.visitor
    open('/profile/?id=7', shown({ email: null, phone_number: null, resume: null, contact_notice }))
    await screen.findByText('Joinery')
    expect(buttons()).toEqual([])
  })

  test('the owner looks at the page as a company sees it, and comes back', async () => {
    signIn('personal')
    open('/profile/?id=7', shown())
    await user.click(await screen.findByRole('button', { name: 'Preview as a company' }))

    expect(screen.getByText('This is how a company sees your profile.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeDisabled()
    expect(buttons()).toEqual([])
    expect(screen.getByRole('button', { name: 'Back to editing' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back to editing' }))
    expect(screen.getByRole('button', { name: 'Add skill' })).toBeVisible()
  })
})

test('the own profile shows before its completion is loaded', async () => {
  signIn('personal')
  const { held, release } = hold(
    answer(profile.getCompletion, { status: 200, body: { percentage: 100, missing: [] } }),
  )
  open('/profile/?id=7', shown(), held)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.closest('.invisible')).toBeNull()
  release()
  expect(await screen.findByRole('img', { name: 'Profile completion: 100%' })).toBeVisible()
})

describe('the preview', () => {
  const preview = () => user.click(screen.getByRole('button', { name: 'Preview as a company' }))

  test.each([
    ['the head', 'Edit profile', 'Full name'],
    ['a section', 'Add link', 'Link'],
  ])('waits until the open form of %s is saved or cancelled', async (_, button, name) => {
    signIn('personal')
    open('/profile/?id=7', shown(), answer(lookups.getLocations, { status: 200, body: [] }))
    await user.click(await screen.findByRole('button', { name: button }))
    await user.type(await screen.findByRole('textbox', { name }), 'New')
    await preview()

    expect(await screen.findByText('Please save or cancel your changes first.')).toBeVisible()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toMatch(/New$/)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await preview()
    expect(screen.getByText('This is how a company sees your profile.')).toBeVisible()
  })

  test('waits until the upload of a resume is closed', async () => {
    signIn('personal')
    open('/profile/?id=7', shown({ resume: null }))
    await user.click(await screen.findByRole('button', { name: 'Add resume' }))
    await preview()
    expect(screen.getByLabelText('Choose a PDF or drop it here')).toBeInTheDocument()
  })
})

describe('the menu', () => {
  /** Lays out the sections 400 px apart and returns a function that scrolls. */
  function layOut(pageHeight = 10_000) {
    const root = document.documentElement
    let scrolled = 0
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const bounds = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const index = NAMES.indexOf(this.id)
      return { top: 500 + index * 400 - scrolled } as DOMRect
    })
    Object.defineProperties(root, {
      scrollHeight: { configurable: true, get: () => pageHeight },
      clientHeight: { configurable: true, get: () => 800 },
      scrollTop: { configurable: true, get: () => scrolled },
    })
    onTestFinished(() => {
      bounds.mockRestore()
      scrollIntoView.mockRestore()
      for (const name of ['scrollHeight', 'clientHeight', 'scrollTop'] as const)
        delete (root as Partial<HTMLElement>)[name]
    })
    return {
      scrollIntoView,
      async scrollTo(top: number) {
        scrolled = top
        fireEvent.scroll(window)
        await act(() => new Promise(requestAnimationFrame))
      },
    }
  }

  test('highlights the section whose top is nearest to 120 px below that of the screen', async () => {
    const { scrollTo } = layOut()
    open('/profile/?id=7', shown())
    expect(await current()).toBe('Skills')
    await scrollTo(500 + 2 * 400 - 120)
    expect(await current()).toBe('Experience')
    await scrollTo(500 + 2 * 400 - 120 + 199)
    expect(await current()).toBe('Experience')
    await scrollTo(500 + 2 * 400 - 120 + 201)
    expect(await current()).toBe('Portfolio')
    await scrollTo(0)
    expect(await current()).toBe('Skills')
  })

  test('highlights the section that was jumped to where the page ends before its top is reached', async () => {
    const { scrollTo } = layOut(3200)
    const { url } = open('/profile/?id=7', shown())
    await user.click((await menu()).getByRole('link', { name: 'Resume' }))
    await scrollTo(2400)
    expect(await current()).toBe('Resume')
    expect(url()).toBe('/profile/?id=7&tab=resume')
    await user.click((await menu()).getByRole('link', { name: 'Language' }))
    await scrollTo(2400)
    expect(await current()).toBe('Language')
  })

  test('jumps to a section, focuses its heading and adds no history entry', async () => {
    const { scrollIntoView } = layOut()
    const before = window.history.length
    openInBrowser('/profile/?id=7', shown())
    const language = (await menu()).getByRole('link', { name: 'Language' })
    await user.click(language)

    const section = document.getElementById('language')
    expect(scrollIntoView.mock.contexts).toContain(section)
    expect(screen.getByRole('heading', { name: 'Language' })).toHaveFocus()
    expect(window.history).toHaveLength(before)
    // Again, after scrolling away by hand.
    scrollIntoView.mockClear()
    await user.click(language)
    expect(scrollIntoView.mock.contexts).toContain(section)
  })

  test('leaves this page where it is when an entry opens in a new tab', async () => {
    const { scrollIntoView } = layOut()
    openInBrowser('/profile/?id=7', shown())
    const language = (await menu()).getByRole('link', { name: 'Language' })
    fireEvent.click(language, { ctrlKey: true })
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test('starts at the section of the parameter tab', async () => {
    const { scrollIntoView } = layOut()
    open('/profile/?id=7&tab=emp-type', shown())
    await waitFor(() => expect(scrollIntoView.mock.contexts).toContain(document.getElementById('emp-type')))
  })

  test('starts at the skills without scrolling where the tab is unknown', async () => {
    const { scrollIntoView } = layOut()
    open('/profile/?id=7&tab=nope', shown())
    expect(await current()).toBe('Skills')
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})

describe('the links to what is missing', () => {
  const missing = answer(profile.getCompletion, {
    status: 200,
    body: { percentage: 75, missing: ['bio', 'language'] },
  })

  test.each([
    ['Bio', 'head', { role: 'textbox', name: 'Bio' }],
    ['Language', 'language', { role: 'heading', name: 'Language' }],
  ])('open the form where %s is added, and jump to it each time', async (item, id, focused) => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    onTestFinished(() => scrollIntoView.mockRestore())
    signIn('personal')
    const noLocations = answer(lookups.getLocations, { status: 200, body: [] })
    openInBrowser('/profile/?id=7&ratings=2', shown({ bio: '', languages: [] }), missing, noLocations)
    const list = within(await screen.findByRole('list', { name: 'Still missing:' }))
    const link = await list.findByRole('link', { name: item })
    fireEvent.click(link, { ctrlKey: true })
    expect(scrollIntoView).not.toHaveBeenCalled()
    const section = document.getElementById(id)!
    await user.click(link)
    expect(scrollIntoView.mock.contexts).toContain(section)
    // The focus of the form would interrupt smooth scrolling.
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'instant' })
    await waitFor(() =>
      expect(section.querySelector('form')).toContainElement(document.activeElement as HTMLElement),
    )

    scrollIntoView.mockClear()
    await user.click(link)
    expect(scrollIntoView.mock.contexts).toContain(section)
    expect(within(section).getAllByRole(focused.role, { name: focused.name })[0]).toHaveFocus()
  })

  test('open the upload of a resume', async () => {
    signIn('personal')
    const body = { percentage: 88, missing: ['resume' as const] }
    openInBrowser(
      '/profile/?id=7',
      shown({ resume: null }),
      answer(profile.getCompletion, { status: 200, body }),
    )
    const list = within(await screen.findByRole('list', { name: 'Still missing:' }))
    await user.click(list.getByRole('link', { name: 'Resume' }))
    expect(await screen.findByLabelText('Choose a PDF or drop it here')).toBeInTheDocument()
  })
})

describe('the address', () => {
  test.each([
    ['an unknown id', refuse(profile.getProfile, 404, 'User Not Found')],
    ['an unreadable answer', unreadable(profile.getProfile, '<html>')],
  ])('with %s leads to the not-found page', async (_, reply) => {
    const { url } = open('/profile/?id=99', reply)
    await waitFor(() => expect(url()).toBe('/user-not-found/'))
  })

  test("with a company's id leads to the company's page", async () => {
    const { url } = open('/profile/?id=3', answer(profile.getProfile, { status: 200, body: aCompany() }))
    await waitFor(() => expect(url()).toBe('/profile/company/?id=3'))
  })

  test('without an id leads a person to the own profile, at the same section', async () => {
    signIn('personal')
    const { url } = open('/profile/?tab=rate', shown())
    await waitFor(() => expect(url()).toBe('/profile/?id=7&tab=rate'))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })

  test('without an id leads a company to its own page, and a visitor to the not-found page', async () => {
    const visitor = open('/profile/')
    await waitFor(() => expect(visitor.url()).toBe('/user-not-found/'))
    visitor.unmount()
    signIn('company')
    const { url } = open('/profile/')
    await waitFor(() => expect(url()).toBe('/profile/company/?id=7'))
  })
})

test('a profile that failed to load can be loaded again', async () => {
  open('/profile/?id=7', refuse(profile.getProfile, 500, 'The server failed'), shown())
  expect(await screen.findByText('The server failed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Joinery')).toBeVisible()
})

describe('the way back to an application', () => {
  const name = /^Back to your application/

  test('is above the own profile, and leads to the step that was left', async () => {
    signIn('personal')
    applicationDrafts.save(7, { jobId: 60, title: 'Joiner', answers: [], step: 'profile' })
    open('/profile/?id=7', shown())

    const link = await screen.findByRole('link', { name })
    expect(link).toHaveTextContent('Back to your application for Joiner')
    expect(link).toHaveAttribute('href', '/apply/?jobId=60&step=profile')
    const heading = screen.getByRole('heading', { name: 'Profile completion', hidden: true })
    expect(link.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('is not shown to another account', async () => {
    signIn('personal')
    applicationDrafts.save(8, { jobId: 60, title: 'Joiner', answers: [] })
    open('/profile/?id=7', shown())
    await menu()

    expect(screen.queryByRole('link', { name })).toBeNull()
  })
})
