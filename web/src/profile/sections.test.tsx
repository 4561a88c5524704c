import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  field,
  fillIn,
  fillInFields,
  openForm,
  openProfile,
  shown,
  textsOf,
  user,
} from '../../test/profileSections.tsx'
import { type Prepared, refuse, signIn, unreachable } from '../../test/render.tsx'
import { additions, edits } from '../../test/sectionChanges.ts'

beforeEach(() => signIn('personal'))

describe.each([...additions, ...edits])('$button', (change) => {
  const { endpoint, status, before, after, url, body, row, button } = change
  const accepted: Prepared = { endpoint, reply: { status, body: { id: 9, success: 'Done' } } }

  test('sends the change, shows the success and turns the form into a row', async () => {
    const { requests } = openProfile(shown(before), shown(after), accepted)
    const section = await fillIn(change)

    expect(await screen.findByText('Done')).toBeVisible()
    await waitFor(() => expect(section.queryByRole('form')).toBeNull())
    expect(textsOf(section.getAllByRole('listitem'))).toEqual([row])
    const [sent] = requests.filter(({ method }) => method === endpoint.method && method !== 'GET')
    expect(sent).toMatchObject({ url, body })
    expect(section.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  test("shows the server's error and keeps the input", async () => {
    openProfile(shown(before), refuse(endpoint, 409, 'You have added this already.'))
    const section = await fillIn(change)

    const isInline = button === 'Add employment type' || button === 'Add language'
    const error = await screen.findByText('You have added this already.')
    expect(section.getByRole('form', { name: button }).contains(error)).toBe(isInline)
    for (const [label, value] of Object.entries(change.fields)) {
      const control = field<HTMLSelectElement>(section, label)
      expect(control.selectedOptions ? control.selectedOptions[0]!.text : control.value).toBe(value)
    }
  })
})

describe.each([...additions, ...edits].filter(({ section }) => section !== 'Employment Type'))(
  '$button without a network',
  (change) => {
    test('says so in an alert and keeps the form', async () => {
      openProfile(shown(change.before), unreachable(change.endpoint))
      const section = await fillIn(change)

      const alert = await screen.findByText(/We couldn't reach the server/)
      const form = section.getByRole('form', { name: change.button })
      expect(form).not.toContainElement(alert)
    })
  },
)

test('a network failure of an employment type is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const change = additions.find(({ section }) => section === 'Employment Type')!
  openProfile(shown(), unreachable(change.endpoint), unreachable(profileSections.deleteEmploymentType))
  const section = await fillIn(change)
  await waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(section.getByLabelText('Type')).toHaveDisplayValue('Freelance')

  await user.click(section.getByRole('button', { name: 'Cancel' }))
  await user.click(section.getByRole('button', { name: 'Delete Full-time' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/We couldn't reach the server/)).toBeNull()
})

const completionReads = (requests: { url: string }[]) =>
  requests.filter(({ url }) => url === profile.getCompletion.path).length

test.each([
  ['Add skill', 1],
  ['Add expected rate', 1],
  ['Edit Rate', 1],
  ['Add employment type', 1],
  ['Add language', 1],
  ['Add experience', 0],
  ['Add link', 0],
  ['Add education', 0],
])('%s reloads the completion %i times', async (button, count) => {
  const change = [...additions, ...edits].find((found) => found.button === button)!
  const accepted = {
    endpoint: change.endpoint,
    reply: { status: change.status, body: { id: 9, success: 'Done' } },
  }
  const { requests } = openProfile(shown(change.before), shown(change.after), accepted)
  const section = await openForm(change)
  const before = completionReads(requests)
  await fillInFields(section, change)
  await waitFor(() => expect(section.queryByRole('form')).toBeNull())

  expect(completionReads(requests) - before).toBe(count)
})

test.each([
  ['Joinery', 1, profileSections.deleteSkill, { skills: [] }],
  ['Full-time', 1, profileSections.deleteEmploymentType, { useremploymenttype: [] }],
  ['Spanish', 1, profileSections.deleteLanguage, { languages: [] }],
  ['Woodwork', 0, profileSections.deleteEducation, { educations: [] }],
])('deleting %s reloads the completion %i times', async (item, count, endpoint, after) => {
  const deleted: Prepared = { endpoint, reply: { status: 200, body: { success: 'Deleted' } } }
  const { requests } = openProfile(shown(), shown(after), deleted)
  await user.click(await screen.findByRole('button', { name: `Delete ${item}` }))
  const before = completionReads(requests)
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${item}` })).toBeNull())

  expect(completionReads(requests) - before).toBe(count)
})
