import { newAccount } from '../steps/accounts.ts'
import { askForContact, pngFrom, section } from '../steps/profile.ts'
import { heading, type Screen, type Stage } from './screen.ts'

const CANDIDATE = 'Mira Hoffmann'

async function openOwnProfile({ page }: Stage) {
  await page.goto('/profile/')
  await heading(page, CANDIDATE)
  await section(page, 'Skills').getByRole('button', { name: 'Add skill' }).waitFor()
}

const addButtons = ['Skills', 'Rate', 'Portfolio', 'Education', 'Employment Type', 'Language'] as const

/** The profile of a new account, which has nothing yet. */
async function openEmptyProfile({ page, arrange }: Stage) {
  const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
  await arrange.signIn(page, account)
  await page.goto('/profile/')
  await section(page, 'Skills').getByRole('button', { name: 'Add skill' }).waitFor()
}

async function openForms({ page }: Stage) {
  for (const name of ['Experience', ...addButtons])
    await section(page, name).getByRole('button', { name: /^Add / }).click()
  await section(page, 'Resume').getByRole('button', { name: 'Add resume' }).click()
  await section(page, 'Resume').getByLabel('Choose a PDF or drop it here').waitFor()
}

/** Profiles and resumes of people and companies. */
export const profileScreens: readonly Screen[] = [
  { name: 'the own profile', as: 'candidate', open: openOwnProfile },
  {
    name: 'the own profile with its head, an experience and a link being edited',
    as: 'candidate',
    open: async (stage) => {
      const { page } = stage
      await openOwnProfile(stage)
      await page.getByRole('button', { name: 'Edit profile' }).click()
      await page.getByRole('combobox', { name: 'Location' }).waitFor()
      for (const name of ['Rate', 'Experience', 'Portfolio', 'Education']) {
        await section(page, name)
          .getByRole('button', { name: /^Edit / })
          .first()
          .click()
        await section(page, name).getByRole('form').waitFor()
      }
    },
  },
  {
    name: 'the own profile as a company sees it',
    as: 'candidate',
    open: async (stage) => {
      await openOwnProfile(stage)
      await stage.page.getByRole('button', { name: 'Preview as a company' }).click()
      await stage.page.getByText('This is how a company sees your profile.').waitFor()
    },
  },
  {
    name: 'the hint that a profile is not complete',
    open: async ({ page, arrange }) => {
      await arrange.signIn(page, await arrange.account(newAccount('personal', 'Ines Marchetti')))
      await page.goto('/')
      await page.getByText('Please complete your profile so the company can see you.').waitFor()
    },
  },
  {
    name: 'an empty profile with every form open',
    open: async (stage) => {
      await openEmptyProfile(stage)
      await openForms(stage)
    },
  },
  {
    name: 'an empty profile with errors in every form',
    open: async (stage) => {
      const { page } = stage
      await openEmptyProfile(stage)
      await openForms(stage)
      for (const name of ['Experience', ...addButtons])
        await section(page, name).getByRole('button', { name: 'Save' }).click()
      await page
        .getByText('Proficiency is required')
        .or(page.getByText('Language and proficiency is required'))
        .waitFor()
    },
  },
  {
    name: 'the question before a skill is deleted',
    as: 'candidate',
    open: async (stage) => {
      await openOwnProfile(stage)
      await section(stage.page, 'Skills')
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'the own resume in the viewer',
    as: 'candidate',
    open: async (stage) => {
      await openOwnProfile(stage)
      await section(stage.page, 'Resume').getByRole('button', { name: 'More' }).click()
      await stage.page.getByRole('menuitem', { name: 'View' }).click()
      await stage.page.getByRole('dialog').getByRole('link', { name: 'Download' }).waitFor()
    },
  },
  {
    name: 'a resume of the wrong type',
    open: async (stage) => {
      await openEmptyProfile(stage)
      await section(stage.page, 'Resume').getByRole('button', { name: 'Add resume' }).click()
      const input = section(stage.page, 'Resume').getByLabel('Choose a PDF or drop it here')
      await input.setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('text'),
      })
      await section(stage.page, 'Resume').getByRole('alert').waitFor()
    },
  },
  {
    name: 'a picture being cropped',
    as: 'candidate',
    open: async (stage) => {
      const { page } = stage
      await openOwnProfile(stage)
      const buffer = await pngFrom(page)
      await page.getByLabel('Change picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).waitFor()
    },
  },
  {
    name: 'the profile of a person as a visitor sees it',
    open: async ({ page }) => {
      await page.goto('/profile/?id=60')
      await heading(page, 'Resume')
    },
  },
  {
    name: 'the profile of a person as a company sees it',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/profile/?id=60')
      await section(page, 'Resume').getByRole('button', { name: 'View' }).waitFor()
    },
  },
  {
    name: 'the profile of a person who shares contact details with other companies only',
    as: 'company',
    open: async ({ page, arrange }) => {
      const account = await arrange.account(newAccount('personal', 'Ines Marchetti'))
      await page.goto(`/profile/?id=${await arrange.idOf(account)}`)
      await page.getByText(/^This candidate shares contact details with companies/).waitFor()
    },
  },
  {
    name: 'the own profile with the question who may see the contact details',
    as: 'candidate',
    open: async (stage) => {
      const { page } = stage
      await askForContact(page)
      await openOwnProfile(stage)
      await page.getByRole('heading', { name: 'Who may see your email, phone and resume?' }).waitFor()
    },
  },
  {
    name: 'the own company profile being edited',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/profile/company/?id=1')
      await page.getByRole('button', { name: 'Edit profile' }).click()
      await page.getByRole('combobox', { name: 'Location' }).waitFor()
    },
  },
  {
    name: 'the profile in the company panel on a phone',
    on: 'phone',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=profile')
      await heading(page, /^You can not access this page/)
    },
  },
  {
    name: 'the profile in the company panel',
    on: 'desktop',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=profile')
      await page.getByRole('button', { name: 'Edit profile' }).waitFor()
    },
  },
]
