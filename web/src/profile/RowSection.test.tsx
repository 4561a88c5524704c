import type { Endpoint } from '@guildhall/contract/endpoint'
import type { Profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openForm, openProfile, region, shown, user } from '../../test/profileSections.tsx'
import { type Prepared, refuse, signIn } from '../../test/render.tsx'

beforeEach(() => signIn('personal'))

const deletions = [
  ['Skills', 'Joinery', profileSections.deleteSkill, '/api/user/delete_skills/1/', { skills: [] }],
  [
    'Experience',
    'Joiner at Linden Joinery',
    profileSections.deleteExperience,
    '/api/user/delete_experience/2/',
    { experiences: { data: [], total_exp: 0 } },
  ],
  [
    'Portfolio',
    'github.com/maria',
    profileSections.deletePortfolio,
    '/api/user/remove_portfolio/3/',
    { portfolios: [] },
  ],
  [
    'Education',
    'Woodwork',
    profileSections.deleteEducation,
    '/api/user/delete_education/4/',
    { educations: [] },
  ],
  [
    'Employment Type',
    'Full-time',
    profileSections.deleteEmploymentType,
    '/api/user/remove_emptype/5/',
    { useremploymenttype: [] },
  ],
  ['Language', 'Spanish', profileSections.deleteLanguage, '/api/user/remove_language/6/', { languages: [] }],
] as const satisfies [string, string, Endpoint, string, Partial<Profile>][]

describe.each(deletions)('deleting in %s', (name, item, endpoint, url, after) => {
  async function remove() {
    const section = await region(name)
    await user.click(await section.findByRole('button', { name: `Delete ${item}` }))
    const dialog = await screen.findByRole('alertdialog', { name: `Do you want to delete ${item}?` })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'No' })).toHaveFocus())
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }))
    return section
  }

  test('asks first, then removes the row', async () => {
    const done: Prepared = { endpoint, reply: { status: 200, body: { success: 'Gone' } } }
    const { requests } = openProfile(shown(), shown(after), done)
    const section = await remove()

    expect(await screen.findByText('Gone')).toBeVisible()
    await waitFor(() => expect(section.queryAllByRole('listitem')).toEqual([]))
    expect(section.getByText(/^No .* yet\.$/)).toBeVisible()
    expect(requests.filter(({ method }) => method === 'DELETE').map((request) => request.url)).toEqual([url])
    await waitFor(() => expect(section.getByRole('heading', { level: 2 })).toHaveFocus())
  })

  test('keeps the row after a refusal, with the reason in an alert', async () => {
    openProfile(shown(), refuse(endpoint, 500, 'Not now.'))
    const section = await remove()

    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(section.getAllByRole('listitem')).toHaveLength(1)
  })
})

test('a row that another tab has deleted disappears', async () => {
  openProfile(shown(), shown({ skills: [] }), refuse(profileSections.deleteSkill, 404, 'Not found.'))
  await user.click(await screen.findByRole('button', { name: 'Delete Joinery' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))

  expect(await screen.findByText('No skills yet.')).toBeVisible()
})

test('a row that another tab has deleted during an edit keeps its input until Cancel', async () => {
  const gone = refuse(profileSections.saveEducation, 404, 'This education is no longer on your profile.')
  openProfile(shown(), shown({ educations: [] }), gone)
  const section = await openForm({ section: 'Education', button: 'Edit Woodwork' })
  const degree = section.getByRole('textbox', { name: /^Degree/ })
  await user.clear(degree)
  await user.type(degree, 'Master joiner')
  await user.click(section.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('This education is no longer on your profile.')).toBeVisible()
  expect(degree).toHaveValue('Master joiner')
  expect(degree).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Cancel' }))
  expect(await section.findByText('No education yet.')).toBeVisible()
  expect(section.getByRole('button', { name: 'Add education' })).toBeVisible()
})

test('while a form is open, no other row of its section can be changed; Cancel closes it', async () => {
  openProfile(shown())
  const section = await openForm({ section: 'Portfolio', button: 'Add link' })
  expect(section.getByRole('textbox', { name: 'Link' })).toHaveFocus()
  expect(section.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit Woodwork' })).toBeVisible()

  await user.click(section.getByRole('button', { name: 'Cancel' }))
  expect(section.queryByRole('form')).toBeNull()
  expect(section.getByRole('button', { name: 'Edit github.com/maria' })).toBeInTheDocument()
})
