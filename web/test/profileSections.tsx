import { lookups } from '@guildhall/contract/lookups/endpoints'
import { profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProfilePage } from '../src/profile/ProfilePage.tsx'
import { aPerson } from './aPerson.ts'
import { answer, type Prepared, renderAt } from './render.tsx'
import type { Change } from './sectionChanges.ts'

const lists = [
  answer(lookups.getSkills, {
    status: 200,
    body: [
      { id: 11, skill_name: 'Joinery' },
      { id: 12, skill_name: 'Carving' },
    ],
  }),
  answer(lookups.getSkillLevels, { status: 200, body: [{ id: 4, skill_level: 'Expert' }] }),
  answer(lookups.getEmploymentTypes, { status: 200, body: [{ id: 2, type: 'Freelance' }] }),
  answer(ratings.getRatings, { status: 200, body: { data: [], total_rating: 0, rate_ratio: null } }),
]

export const user = userEvent.setup()

export const shown = (overrides: Partial<Profile> = {}) =>
  answer(profile.getProfile, { status: 200, body: aPerson(overrides) })

export const openProfile = (...prepared: Prepared[]) =>
  renderAt('/profile/?id=7', '/profile/', <ProfilePage />, [...prepared, ...lists])

export const region = async (name: string) => within(await screen.findByRole('region', { name }))
export const textsOf = (rows: HTMLElement[]) =>
  rows.map(({ textContent }) => textContent.replace(/(Edit|Delete) .*/, '').trim())

export type Region = Awaited<ReturnType<typeof region>>
export const field = <Control extends HTMLElement>(section: Region, label: string) =>
  section.getByLabelText<Control>(label, { selector: 'input, select, textarea' })

export async function openForm({ section, button }: Pick<Change, 'section' | 'button'>) {
  const found = await region(section)
  await user.click(await found.findByRole('button', { name: button }))
  await found.findByRole('form', { name: button })
  return found
}

export async function fillIn(change: Change) {
  const section = await openForm(change)
  await fillInFields(section, change)
  return section
}

export async function fillInFields(section: Region, change: Change) {
  for (const [label, value] of Object.entries(change.fields)) {
    const control = field(section, label)
    if (control instanceof HTMLSelectElement) {
      await within(control).findByRole('option', { name: value })
      await user.selectOptions(control, value)
    } else if (label === 'Skill') await user.type(control, `${value}{Enter}`)
    else fireEvent.change(control, { target: { value } })
  }
  await user.click(section.getByRole('button', { name: 'Save' }))
}
