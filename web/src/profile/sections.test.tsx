import type { Endpoint } from '@guildhall/contract/endpoint'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { profile, type Profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aPerson } from '../../test/aPerson.ts'
import { answer, type Prepared, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { ProfilePage } from './ProfilePage.tsx'

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
const unchanged = aPerson()
const EMPTY: Partial<Profile> = { skills: [], expectedsalary: null, experiences: { data: [], total_exp: 0 } }

/** A change of one section. `fields` are filled in by their labels. */
type Change = {
  section: string
  button: string
  fields: Record<string, string>
  endpoint: Endpoint
  status: number
  url: string
  body: object
  /** The profile before and after it. */
  before?: Partial<Profile>
  after: Partial<Profile>
  /** What its row reads then. */
  row: string
}

const job = unchanged.experiences.data[0]!
const [link] = unchanged.portfolios
const [education] = unchanged.educations

const additions: Change[] = [
  {
    section: 'Skills',
    button: 'Add skill',
    fields: { Skill: 'Carving', 'Skill level': 'Expert' },
    endpoint: profileSections.addSkill,
    status: 201,
    url: '/api/user/add_skills/',
    body: { skillId: 12, skillLevelId: 4 },
    after: {
      skills: [
        { id: 9, skills: { id: 12, skill_name: 'Carving' }, skill_level: { id: 4, skill_level: 'Expert' } },
      ],
    },
    row: 'Carving Expert',
  },
  {
    section: 'Rate',
    button: 'Add rate',
    fields: { Amount: '25.5', Period: 'Hour' },
    endpoint: profileSections.addRate,
    status: 201,
    url: '/api/user/add_rate/',
    body: { amount: '25.5', period: 'Hour' },
    before: { expectedsalary: null },
    after: { expectedsalary: { nominal: '25.50', paid_period: 'Hour' } },
    row: '$25.50 / hour',
  },
  {
    section: 'Experience',
    button: 'Add experience',
    fields: {
      'Company Name': 'Oak & Sons',
      'Job Title': 'Carver',
      'Start date': '2018-03-01',
      'End date': '2020-01-31',
      'Description (optional)': 'Chairs',
    },
    endpoint: profileSections.addExperience,
    status: 201,
    url: '/api/user/add_experience/',
    body: {
      companyName: 'Oak & Sons',
      jobTitle: 'Carver',
      jobStartDate: '2018-03-01',
      jobEndDate: '2020-01-31',
      jobDescription: 'Chairs',
    },
    after: {
      experiences: {
        data: [
          {
            id: 9,
            company_name: 'Oak & Sons',
            job_name: 'Carver',
            start_date: '2018-03-01',
            end_date: '2020-01-31',
            details: 'Chairs',
          },
        ],
        total_exp: 702,
      },
    },
    row: 'Carver at Oak & Sons03-01-2018 to 01-31-2020Chairs',
  },
  {
    section: 'Portfolio',
    button: 'Add link',
    fields: { Link: 'https://maria.example/work', Type: 'Website' },
    endpoint: profileSections.addPortfolio,
    status: 201,
    url: '/api/user/add_portfolio/',
    body: { link: 'https://maria.example/work', type: 'Website' },
    after: { portfolios: [{ id: 9, portfolio_link: 'maria.example/work', portfolio_name: 'Website' }] },
    row: 'https://maria.example/work Website',
  },
  {
    section: 'Education',
    button: 'Add education',
    fields: { 'School name': 'Art School', Major: 'Carving', 'Degree (optional)': 'Master' },
    endpoint: profileSections.addEducation,
    status: 201,
    url: '/api/user/add_education/',
    body: { schoolName: 'Art School', major: 'Carving', degree: 'Master' },
    after: { educations: [{ id: 9, school_name: 'Art School', major: 'Carving', degree: 'Master' }] },
    row: 'Carving, Master Art School',
  },
  {
    section: 'Employment Type',
    button: 'Add employment type',
    fields: { Type: 'Freelance' },
    endpoint: profileSections.addEmploymentType,
    status: 201,
    url: '/api/user/add_user_emp_type/',
    body: { id: 2, value: 'Freelance' },
    after: { useremploymenttype: [{ id: 9, employment_type: { id: 2, type: 'Freelance' } }] },
    row: 'Freelance',
  },
  {
    section: 'Language',
    button: 'Add language',
    fields: { Language: 'France', Proficiency: 'Fluent' },
    endpoint: profileSections.addLanguage,
    status: 200,
    url: '/api/user/add_language/',
    body: { language: 'France', proficiency: 'Fluent' },
    after: { languages: [{ id: 9, language: 'France', proficiency: 'Fluent' }] },
    row: 'France Fluent',
  },
]

const edits: Change[] = [
  {
    section: 'Rate',
    button: 'Edit Rate',
    fields: { Amount: '50', Period: 'Month' },
    endpoint: profileSections.saveRate,
    status: 200,
    url: '/api/user/save_rate/',
    body: { amount: '50', period: 'Month' },
    after: { expectedsalary: { nominal: '50.00', paid_period: 'Month' } },
    row: '$50 / month',
  },
  {
    section: 'Experience',
    button: 'Edit Joiner at Linden Joinery',
    fields: { 'Job Title': 'Master joiner' },
    endpoint: profileSections.saveExperience,
    status: 200,
    url: '/api/user/save_experience/2/',
    body: {
      companyName: 'Linden Joinery',
      jobTitle: 'Master joiner',
      jobStartDate: '2020-02-29',
      jobEndDate: '9999-12-31',
      jobDescription: 'Stairs.\nDoors.',
    },
    after: { experiences: { data: [{ ...job, job_name: 'Master joiner' }], total_exp: 800 } },
    row: 'Master joiner at Linden Joinery02-29-2020 to PresentStairs.\nDoors.',
  },
  {
    section: 'Portfolio',
    button: 'Edit github.com/maria',
    fields: { Link: 'github.com/m' },
    endpoint: profileSections.savePortfolio,
    status: 200,
    url: '/api/user/save_portfolio/',
    body: { id: 3, link: 'github.com/m', type: 'Github' },
    after: { portfolios: [{ ...link!, portfolio_link: 'github.com/m' }] },
    row: 'https://github.com/m Github',
  },
  {
    section: 'Education',
    button: 'Edit Woodwork',
    fields: { 'School name': 'Art School', Major: '' },
    endpoint: profileSections.saveEducation,
    status: 200,
    url: '/api/user/edit_education/4/',
    body: { id: 4, school_name: 'Art School', major: '', degree: 'Diploma' },
    after: { educations: [{ ...education!, school_name: 'Art School', major: '' }] },
    row: 'Diploma Art School',
  },
]

const user = userEvent.setup()

const shown = (overrides: Partial<Profile> = {}) =>
  answer(profile.getProfile, { status: 200, body: aPerson(overrides) })

const open = (...prepared: Prepared[]) =>
  renderAt('/profile/?id=7', '/profile/', <ProfilePage />, [...prepared, ...lists])

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const textsOf = (rows: HTMLElement[]) =>
  rows.map(({ textContent }) => textContent.replace(/(Edit|Delete) .*/, '').trim())

type Region = Awaited<ReturnType<typeof region>>
const field = <Control extends HTMLElement>(section: Region, label: string) =>
  section.getByLabelText<Control>(label, { selector: 'input, select, textarea' })

async function openForm({ section, button }: Pick<Change, 'section' | 'button'>) {
  const found = await region(section)
  await user.click(await found.findByRole('button', { name: button }))
  await found.findByRole('form', { name: button })
  return found
}

async function fillIn(change: Change) {
  const section = await openForm(change)
  await fillInFields(section, change)
  return section
}

async function fillInFields(section: Region, change: Change) {
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

beforeEach(() => signIn('personal'))

describe.each([...additions, ...edits])('$button', (change) => {
  const { endpoint, status, before, after, url, body, row, button } = change
  const accepted: Prepared = { endpoint, reply: { status, body: { id: 9, success: 'Done' } } }

  test('sends the change, shows the success and turns the form into a row', async () => {
    const { requests } = open(shown(before), shown(after), accepted)
    const section = await fillIn(change)

    expect(await screen.findByText('Done')).toBeVisible()
    await waitFor(() => expect(section.queryByRole('form')).toBeNull())
    expect(textsOf(section.getAllByRole('listitem'))).toEqual([row])
    const [sent] = requests.filter(({ method }) => method === endpoint.method && method !== 'GET')
    expect(sent).toMatchObject({ url, body })
    expect(section.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  test("shows the server's error and keeps the input", async () => {
    open(shown(before), refuse(endpoint, 409, 'You have added this already.'))
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
      open(shown(change.before), unreachable(change.endpoint))
      const section = await fillIn(change)

      const alert = await screen.findByText(/The server did not answer/)
      const form = section.getByRole('form', { name: change.button })
      expect(form).not.toContainElement(alert)
    })
  },
)

test('a network failure of an employment type is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const change = additions.find(({ section }) => section === 'Employment Type')!
  open(shown(), unreachable(change.endpoint), unreachable(profileSections.deleteEmploymentType))
  const section = await fillIn(change)
  await waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(section.getByLabelText('Type')).toHaveDisplayValue('Freelance')

  await user.click(section.getByRole('button', { name: 'Cancel' }))
  await user.click(section.getByRole('button', { name: 'Delete Full-time' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/The server did not answer/)).toBeNull()
})

describe('an empty form', () => {
  test.each([
    ['Skills', 'Add skill', { Skill: 'Skill and Skill Level are required' }],
    ['Rate', 'Add rate', { Amount: 'Amount and period are required' }],
    [
      'Experience',
      'Add experience',
      {
        'Company Name': 'Company Name is required',
        'Job Title': 'Job Title is required',
        'Start date': 'Start date is required',
        'End date': 'End date is required',
      },
    ],
    ['Portfolio', 'Add link', { Link: 'Link and Type is required' }],
    ['Education', 'Add education', { 'School name': 'School name and Major are required' }],
    ['Employment Type', 'Add employment type', { Type: 'Type is required' }],
    ['Language', 'Add language', { Language: 'Language and proficiency is required' }],
  ])('of %s is not sent and says what is missing', async (name, button, errors) => {
    const { requests } = open(shown(EMPTY))
    const section = await openForm({ section: name, button })
    await user.click(section.getByRole('button', { name: 'Save' }))

    for (const [label, error] of Object.entries(errors))
      expect(field(section, label)).toHaveAccessibleDescription(expect.stringContaining(error))
    expect(field(section, Object.keys(errors)[0]!)).toHaveFocus()
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test.each([
    ['Skills', 'Add skill', 'Skill', 'Carving{Enter}', 'Skill level', 'Skill Level is required'],
    ['Rate', 'Add rate', 'Amount', '25', 'Period', 'Period is required'],
    ['Portfolio', 'Add link', 'Link', 'a.example', 'Type', 'Type is required'],
    ['Education', 'Add education', 'School name', 'Art School', 'Major', 'Major is required'],
  ])('of %s with one of two fields names the other', async (name, button, filled, text, missing, error) => {
    open(shown(EMPTY))
    const section = await openForm({ section: name, button })
    await user.type(field(section, filled), text)
    await user.click(section.getByRole('button', { name: 'Save' }))

    expect(field(section, missing)).toHaveAccessibleDescription(expect.stringContaining(error))
  })
})

test("an edit's refused field shows its error under the row", async () => {
  const errorField = { link: ['This site is blocked.'] }
  open(shown(), refuse(profileSections.savePortfolio, 400, 'This site is blocked.', { errorField }))
  const section = await fillIn(edits.find(({ section }) => section === 'Portfolio')!)

  const control = field(section, 'Link')
  await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining('is blocked')))
  expect(control).toHaveFocus()
  expect(section.queryByLabelText('Type')).toBeNull()
})

test("a rate can't be saved without its amount", async () => {
  open(shown())
  const section = await fillIn({ ...edits[0]!, fields: { Amount: '' } })

  expect(field(section, 'Amount')).toHaveAccessibleDescription('Amount is required')
})

test("'Still Working' hides the end date and sends 9999-12-31", async () => {
  const added = answer(profileSections.addExperience, {
    status: 201,
    body: { id: 9, success: 'Done', total_exp: 1 },
  })
  const { requests } = open(shown(), added)
  const section = await openForm({ section: 'Experience', button: 'Add experience' })
  const [, , , end] = ['Company Name', 'Job Title', 'Start date', 'End date'].map((label) => {
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
    const { requests } = open(shown(), shown(after), done)
    const section = await remove()

    expect(await screen.findByText('Gone')).toBeVisible()
    await waitFor(() => expect(section.queryAllByRole('listitem')).toEqual([]))
    expect(section.getByText(/^No .* yet\.$/)).toBeVisible()
    expect(requests.filter(({ method }) => method === 'DELETE').map((request) => request.url)).toEqual([url])
    await waitFor(() => expect(section.getByRole('heading', { level: 2 })).toHaveFocus())
  })

  test('keeps the row after a refusal, with the reason in an alert', async () => {
    open(shown(), refuse(endpoint, 500, 'Not now.'))
    const section = await remove()

    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(section.getAllByRole('listitem')).toHaveLength(1)
  })
})

test('a row that another tab has deleted disappears', async () => {
  open(shown(), shown({ skills: [] }), refuse(profileSections.deleteSkill, 404, 'Not found.'))
  await user.click(await screen.findByRole('button', { name: 'Delete Joinery' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))

  expect(await screen.findByText('No skills yet.')).toBeVisible()
})

test('while a form is open, no other row of its section can be changed; Cancel closes it', async () => {
  open(shown())
  const section = await openForm({ section: 'Portfolio', button: 'Add link' })
  expect(section.getByRole('textbox', { name: 'Link' })).toHaveFocus()
  expect(section.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit Woodwork' })).toBeVisible()

  await user.click(section.getByRole('button', { name: 'Cancel' }))
  expect(section.queryByRole('form')).toBeNull()
  expect(section.getByRole('button', { name: 'Edit github.com/maria' })).toBeInTheDocument()
})

test('a list of options that fails to load can be loaded again', async () => {
  const [skills, ...others] = lists
  renderAt('/profile/?id=7', '/profile/', <ProfilePage />, [
    shown(),
    refuse(lookups.getSkills, 500, 'Broken'),
    skills!,
    ...others,
  ])
  const section = await openForm({ section: 'Skills', button: 'Add skill' })
  expect(await section.findByText("We couldn't load the options.")).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Try again' }))
  await user.type(section.getByRole('combobox', { name: 'Skill' }), 'car')
  expect(await section.findByRole('option', { name: 'Carving' })).toBeVisible()
})

test.each([
  ['Add skill', 1],
  ['Add rate', 1],
  ['Add employment type', 1],
  ['Add language', 1],
  ['Add experience', 0],
  ['Add link', 0],
  ['Add education', 0],
])('%s reloads the completion %i times', async (button, count) => {
  const change = additions.find((addition) => addition.button === button)!
  const accepted = {
    endpoint: change.endpoint,
    reply: { status: change.status, body: { id: 9, success: 'Done' } },
  }
  const { requests } = open(shown(change.before), shown(change.after), accepted)
  const calls = () => requests.filter(({ url }) => url === profile.getCompletion.path).length
  const section = await openForm(change)
  const before = calls()
  await fillInFields(section, change)
  await waitFor(() => expect(section.queryByRole('form')).toBeNull())

  expect(calls() - before).toBe(count)
})
