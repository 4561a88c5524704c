import { lookups } from '@guildhall/contract/lookups/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aPerson } from '../../test/aPerson.ts'
import { answer, type Prepared, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const [joinery] = aPerson().skills
const carving = {
  id: 9,
  skills: { id: 12, skill_name: 'Carving' },
  skill_level: { id: 4, skill_level: 'Expert' },
}
const withSkills = (...skills: (typeof carving)[]) =>
  answer(profile.getProfile, { status: 200, body: aPerson({ skills }) })

const choices = [
  answer(lookups.getSkills, {
    status: 200,
    body: [
      { id: 11, skill_name: 'Joinery' },
      { id: 12, skill_name: 'Carving' },
    ],
  }),
  answer(lookups.getSkillLevels, { status: 200, body: [{ id: 4, skill_level: 'Expert' }] }),
]
const added = answer(profileSections.addSkill, { status: 201, body: { id: 9, success: 'Skill added' } })

const user = userEvent.setup()
const section = () => within(screen.getByRole('region', { name: 'Skills' }))
const rows = () =>
  section()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/Delete .*/, ''))
const add = async () => user.click(await screen.findByRole('button', { name: 'Add skill' }))
const save = () => user.click(section().getByRole('button', { name: 'Save' }))
const skill = () => section().getByRole('combobox', { name: 'Skill' })
const level = () => section().getByRole('combobox', { name: 'Skill level' })

const open = (...prepared: Prepared[]) =>
  renderAt('/profile/?id=7', '/profile/', <ProfilePage />, [...prepared, ...choices])

beforeEach(() => signIn('personal'))

async function fillIn() {
  await add()
  await user.type(skill(), 'carv{Enter}')
  await user.selectOptions(level(), 'Expert')
  await save()
}

test('a skill is added: the form closes and the skill is a row', async () => {
  const { requests } = open(withSkills(joinery!), withSkills(joinery!, carving), added)
  await fillIn()

  expect(await screen.findByText('Skill added')).toBeVisible()
  await waitFor(() => expect(rows()).toEqual(['Joinery Advanced', 'Carving Expert']))
  expect(section().queryByRole('form')).toBeNull()
  expect(requests.find(({ method }) => method === 'POST')!.body).toEqual({ skillId: 12, skillLevelId: 4 })
  expect(section().getByRole('heading', { name: 'Skills' })).toHaveFocus()
})
