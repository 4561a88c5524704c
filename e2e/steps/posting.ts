import type { Locator } from '@playwright/test'

export type QuestionText = { text: string; answer: 'Short answer' | 'Long answer'; required: boolean }

export type JobText = {
  title: string
  detail: string
  skills: string[]
  locations: string[]
  employmentTypes: string[]
  salary: { amount: string; period: 'Year' | 'Month' | 'Hour' }
  experience: string
  /** YYYY-MM-DD */
  deadline: string
  remote?: boolean
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A job that matches the skills of the demo's candidate. */
export const frontEndJob = (title: string): JobText => ({
  title,
  detail:
    'You keep our booking screens quick and readable.\nWe test with a keyboard before we ask for a review.',
  skills: ['TypeScript', 'Web Accessibility'],
  locations: ['Berlin, Germany'],
  employmentTypes: ['Full-time'],
  salary: { amount: '58000.50', period: 'Year' },
  experience: '2 - 4 years',
  deadline: inDays(30),
})

/** Fills in the posting form of a page or a dialog. */
export async function writeJob(form: Locator, job: JobText) {
  await form.getByLabel('Job title').fill(job.title)
  await form.getByLabel('Job detail').fill(job.detail)
  for (const skill of job.skills) await choose(form, 'Skills', skill)
  for (const location of job.locations) await choose(form, 'Locations', location)
  for (const type of job.employmentTypes) await form.getByRole('checkbox', { name: type }).check()
  await form.getByLabel('Salary amount').fill(job.salary.amount)
  await form.getByLabel('Salary period').selectOption(job.salary.period)
  await form.getByLabel('Experience level').selectOption(job.experience)
  await form.getByLabel('Deadline').fill(job.deadline)
}

/** Chooses an option of a long list by typing its name. */
export async function choose(form: Locator, field: string, option: string) {
  const box = form.getByRole('combobox', { name: field, exact: true })
  await box.fill(option)
  await form.getByRole('option', { name: option, exact: true }).click()
  await box.press('Escape')
}

const question = (form: Locator, number: number) => form.getByRole('group', { name: `Question ${number}` })

export async function addQuestion(form: Locator, number: number, { text, answer, required }: QuestionText) {
  await form.getByRole('button', { name: 'Add question' }).click()
  await changeQuestion(form, number, text)
  await question(form, number).getByLabel('Answer type').selectOption(answer)
  await question(form, number).getByLabel('Required').setChecked(required)
}

export const changeQuestion = (form: Locator, number: number, text: string) =>
  question(form, number).getByLabel('Question', { exact: true }).fill(text)

export const moveQuestionUp = (form: Locator, number: number) =>
  form.getByRole('button', { name: `Move question ${number} up` }).click()

export const postJob = (form: Locator) => form.getByRole('button', { name: 'Post Job' }).click()
