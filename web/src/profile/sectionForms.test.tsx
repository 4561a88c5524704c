import { lookups } from '@guildhall/contract/lookups/endpoints'
import type { Profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { screen, waitFor, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { field, fillIn, openForm, openProfile, shown, user } from '../../test/profileSections.tsx'
import { answer, type Prepared, refuse, signIn } from '../../test/render.tsx'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import { edits } from '../../test/sectionChanges.ts'

beforeEach(() => {
  sessionStorage.clear()
  signIn('personal')
})

const EMPTY: Partial<Profile> = { skills: [], expectedsalary: null, experiences: { data: [], total_exp: 0 } }

describe('an empty form', () => {
  test.each([
    ['Skills', 'Add skill', { Skill: 'Skill and Skill Level are required' }],
    ['Rate', 'Add expected rate', { Amount: 'Amount and period are required' }],
    [
      'Experience',
      'Add experience',
      {
        'Company name': 'Company Name is required',
        'Job title': 'Job Title is required',
        'Start date': 'Start date is required',
        'End date': 'End date is required',
      },
    ],
    ['Portfolio', 'Add link', { Link: 'Link and Type is required' }],
    ['Education', 'Add education', { 'School name': 'School name and Major are required' }],
    ['Employment Type', 'Add employment type', { Type: 'Type is required' }],
    ['Language', 'Add language', { Language: 'Language and proficiency is required' }],
  ])('of %s is not sent and says what is missing', async (name, button, errors) => {
    const { requests } = openProfile(shown(EMPTY))
    const section = await openForm({ section: name, button })
    await user.click(section.getByRole('button', { name: 'Save' }))

    for (const [label, error] of Object.entries(errors))
      expect(field(section, label)).toHaveAccessibleDescription(expect.stringContaining(error))
    expect(field(section, Object.keys(errors)[0]!)).toHaveFocus()
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test.each([
    ['Skills', 'Add skill', 'Skill', 'Carving{Enter}', 'Skill level', 'Skill Level is required'],
    ['Rate', 'Add expected rate', 'Amount', '25', 'Period', 'Period is required'],
    ['Portfolio', 'Add link', 'Link', 'a.example', 'Type', 'Type is required'],
    ['Education', 'Add education', 'School name', 'Art School', 'Major', 'Major is required'],
  ])('of %s with one of two fields names the other', async (name, button, filled, text, missing, error) => {
    openProfile(shown(EMPTY))
    const section = await openForm({ section: name, button })
    await user.type(field(section, filled), text)
    await user.click(section.getByRole('button', { name: 'Save' }))

    expect(field(section, missing)).toHaveAccessibleDescription(expect.stringContaining(error))
  })
})

test("an edit's refused field shows its error under the row", async () => {
  const errorField = { link: ['This site is blocked.'] }
  openProfile(shown(), refuse(profileSections.savePortfolio, 400, 'This site is blocked.', { errorField }))
  const section = await fillIn(edits.find(({ section }) => section === 'Portfolio')!)

  const control = field(section, 'Link')
  await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining('is blocked')))
  expect(control).toHaveFocus()
  expect(section.queryByLabelText('Type')).toBeNull()
})

test("an edit's refused school shows its error at the field until it is changed", async () => {
  const errorField = { school_name: ['No such school.'] }
  openProfile(shown(), refuse(profileSections.saveEducation, 400, 'No such school.', { errorField }))
  const section = await openForm({ section: 'Education', button: 'Edit Woodwork' })
  await user.click(section.getByRole('button', { name: 'Save' }))

  const control = field(section, 'School name')
  await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining('No such school.')))
  expect(control).toHaveFocus()
  await user.type(control, 's')
  expect(control).not.toBeInvalid()
})

describe('what was entered in a section and not saved', () => {
  async function type(button: string, text: string) {
    const { unmount } = openProfile(shown())
    const section = await openForm({ section: 'Education', button })
    await user.clear(field(section, 'Major'))
    await user.type(field(section, 'Major'), text)
    return { section, unmount }
  }
  const reopen = async (button: string, ...prepared: Prepared[]) => {
    openProfile(shown(), ...prepared)
    return openForm({ section: 'Education', button })
  }

  test('is there when the page was left and the form is opened again', async () => {
    const { unmount } = await type('Add education', 'Joinery')
    unmount()

    const section = await reopen('Add education')
    expect(field(section, 'Major')).toHaveValue('Joinery')
    await user.click(section.getByRole('button', { name: 'Cancel' }))
    await user.click(section.getByRole('button', { name: 'Edit Woodwork' }))
    expect(field(section, 'Major')).not.toHaveValue('Joinery')
  })

  test('is there for a choice too', async () => {
    const { unmount } = openProfile(shown(EMPTY))
    const section = await openForm({ section: 'Skills', button: 'Add skill' })
    await user.type(field(section, 'Skill'), 'Carving{Enter}')
    unmount()

    openProfile(shown(EMPTY))
    const reopened = await openForm({ section: 'Skills', button: 'Add skill' })
    await waitFor(() => expect(field(reopened, 'Skill')).toHaveValue('Carving'))
  })

  test('is discarded by Cancel', async () => {
    const { section } = await type('Add education', 'Joinery')
    await user.click(section.getByRole('button', { name: 'Cancel' }))

    await user.click(section.getByRole('button', { name: 'Add education' }))
    expect(field(section, 'Major')).toHaveValue('')
  })

  test('is gone once it is saved', async () => {
    const { unmount } = await type('Edit Woodwork', 'Joinery')
    unmount()
    const savedItem = answer(profileSections.saveEducation, { status: 200, body: { success: 'Saved' } })
    const section = await reopen('Edit Woodwork', savedItem)
    await user.click(section.getByRole('button', { name: 'Save' }))

    await screen.findByText('Saved')
    await user.click(await section.findByRole('button', { name: 'Edit Woodwork' }))
    expect(field(section, 'Major')).not.toHaveValue('Joinery')
  })
})

test("a rate can't be saved without its amount", async () => {
  openProfile(shown())
  const section = await fillIn({ ...edits[0]!, fields: { Amount: '' } })

  expect(field(section, 'Amount')).toHaveAccessibleDescription('Amount is required')
})

test("'Still Working' hides the end date and sends 9999-12-31", async () => {
  const added = answer(profileSections.addExperience, {
    status: 201,
    body: { id: 9, success: 'Done', total_exp: 1 },
  })
  const { requests } = openProfile(shown(), added)
  const section = await openForm({ section: 'Experience', button: 'Add experience' })
  const [, , , end] = ['Company name', 'Job title', 'Start date', 'End date'].map((label) => {
    const control = field(section, label)
    fireEvent.change(control, { target: { value: label.includes('date') ? '2020-01-31' : label } })
    return control
  })
  await user.click(section.getByRole('checkbox', { name: 'Still Working' }))
  expect(end).not.toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Save' }))

  await screen.findByText('Done')
  const { body } = requests.find(({ method }) => method === 'POST')!
  expect(body).toMatchObject({ jobStartDate: '2020-01-31', jobEndDate: '9999-12-31' })
})

test('a list of options that fails to load can be loaded again', async () => {
  const loaded = answer(lookups.getSkills, { status: 200, body: [{ id: 12, skill_name: 'Carving' }] })
  openProfile(shown(), refuse(lookups.getSkills, 500, 'Broken'), loaded)
  const section = await openForm({ section: 'Skills', button: 'Add skill' })
  expect(await section.findByText("We couldn't load the options.")).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Try again' }))
  await user.type(section.getByRole('combobox', { name: 'Skill' }), 'car')
  expect(await section.findByRole('option', { name: 'Carving' })).toBeVisible()
})

test('the alert after a save leads back to an application that waits for the profile', async () => {
  applicationDrafts.save(7, { jobId: 60, title: 'Joiner', answers: [], step: 'profile' })
  const saved = answer(profileSections.saveEducation, { status: 200, body: { success: 'Saved' } })
  openProfile(shown(), saved)
  const section = await openForm({ section: 'Education', button: 'Edit Woodwork' })
  await user.click(section.getByRole('button', { name: 'Save' }))

  await screen.findByText('Saved.')
  expect(screen.getByRole('link', { name: 'Back to your application' })).toHaveAttribute(
    'href',
    '/apply/?jobId=60&step=profile',
  )
})
